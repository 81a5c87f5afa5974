import { expect, it } from 'vitest';
import { partsOf } from './find-links.ts';

it.each([
  ['Tanpa tautan', [{ text: 'Tanpa tautan' }]],
  [
    'Lihat https://toko.example/a?b=1. Ya',
    [
      { text: 'Lihat ' },
      { text: 'https://toko.example/a?b=1', href: 'https://toko.example/a?b=1' },
      { text: '. Ya' },
    ],
  ],
  [
    'HTTP://A.example dan http://b.example/x)',
    [
      { text: 'HTTP://A.example', href: 'http://a.example/' },
      { text: ' dan ' },
      { text: 'http://b.example/x', href: 'http://b.example/x' },
      { text: ')' },
    ],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['data:text/html,<b>', [{ text: 'data:text/html,<b>' }]],
  ['https://bank.example@jahat.example/', [{ text: 'https://bank.example@jahat.example/' }]],
  ['https://', [{ text: 'https://' }]],
  ['www.toko.example', [{ text: 'www.toko.example' }]],
  ['', []],
])('in %j only addresses of the web are links [RT-69]', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
