import { expect, it } from 'vitest';
import { fillFacts, helpBlocks, isHelpLink } from './help-text.ts';
import { type LiveFacts, liveFactNames } from './help-words.ts';

const text = (words: string) => [{ kind: 'text', text: words }];

it.each([
  ['Satu\nbaris', [{ kind: 'paragraph', parts: text('Satu baris') }]],
  [
    '## Judul\nIsi',
    [
      { kind: 'heading', text: 'Judul' },
      { kind: 'paragraph', parts: text('Isi') },
    ],
  ],
  ['- a\n- b', [{ kind: 'bullets', items: [text('a'), text('b')] }]],
  ['1. a\n2. b', [{ kind: 'steps', items: [text('a'), text('b')] }]],
  ['> ingat', [{ kind: 'tip', parts: text('ingat') }]],
  ['![Daftar](pesanan)', [{ kind: 'picture', name: 'pesanan', caption: 'Daftar' }]],
])('%j is read', (words, blocks) => {
  expect(helpBlocks(words)).toEqual(blocks);
});

it('bold and links stand within a line', () => {
  expect(helpBlocks('Buka **Toko** lalu [harga](/seller/inventory?x=1#a).')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Buka ' },
        { kind: 'bold', text: 'Toko' },
        { kind: 'text', text: ' lalu ' },
        { kind: 'link', text: 'harga', href: '/seller/inventory?x=1#a' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[klik](javascript:alert(1))',
  '[klik](//evil.example)',
  '[klik](/\\evil.example)',
  '[klik](data:text/html,x)',
  '![x](../../secret)',
])('%s is text and nothing else [RT-15]', (words) => {
  expect(helpBlocks(words)).toEqual([{ kind: 'paragraph', parts: text(words) }]);
});

it.each([
  ['/seller', true],
  ['https://wa.me/62', true],
  ['http://a.example', false],
  ['//a.example', false],
  ['/\\a', false],
  ['mailto:a@b', false],
  ['https://a.example/"x', false],
])('a link to %s: %s', (href, isOne) => {
  expect(isHelpLink(href)).toBe(isOne);
});

it('long texts of signs are read at once', () => {
  const nasty = ['**', '[', '](', '!['].map((sign) => sign.repeat(10_000)).join('a');
  // Were it not bounded, the test would not come to its end.
  expect(helpBlocks(nasty)).toHaveLength(1);
});

it('what is known is filled in, and nothing of what was filled in is read again', () => {
  const facts = Object.fromEntries(liveFactNames.map((name) => [name, name])) as LiveFacts;
  expect(
    fillFacts('{{pay_hours}} {{nobody}} {{constructor}}', { ...facts, pay_hours: '{{fee_tax}}' }),
  ).toBe('{{fee_tax}} {{nobody}} {{constructor}}');
});
