import { expect, it } from 'vitest';
import { sampleStore } from '../../testing/samples.ts';
import { storesNamed } from './stores-named.ts';

const stores = [
  sampleStore({ id: '1', name: 'Toko Grosir Sumber Rejeki', city: 'Jakarta Barat' }),
  sampleStore({ id: '2', name: 'Grosir Sembako Mekar Jaya', city: 'Bandung' }),
  sampleStore({ id: '3', name: 'Agen Sembako Losari Jaya', city: 'Makassar', unique_id: 'AB-77' }),
];

it.each([
  ['sembako', ['2', '3']],
  ['SEMBAKO  bandung', ['2']],
  ['bandung sembako', ['2']],
  ['jaya', ['2', '3']],
  ['reje', ['1']],
  ['ab-77', ['3']],
  ['sumber makassar', []],
  ['.*', []],
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
])('%j finds %j', (words, ids) => {
  expect(storesNamed(stores, words).map(({ id }) => id)).toEqual(ids);
});
