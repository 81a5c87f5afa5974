import { expect, it } from 'vitest';
import { piecesOf } from './marked-pieces.ts';

const marked = (text: string, searched: string[]) =>
  piecesOf(text, searched)
    .map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Indomie Goreng 85 g', ['indomie'], '[Indomie] Goreng 85 g'],
  ['Warung Bu Tini', ['tini', 'warung'], '[Warung] Bu [Tini]'],
  ['ababa', ['aba'], '[ababa]'],
  ['PO-261117-12', ['po-261117-12'], '[PO-261117-12]'],
  ['Gula', ['garam'], 'Gula'],
  ['Gula', [''], 'Gula'],
  ['', ['gula'], ''],
  ['İstanbul gula', ['gula'], 'İstanbul gula'],
])('“%s” with %j in it is %s', (text, searched, expected) => {
  expect(marked(text, searched)).toBe(expected);
});
