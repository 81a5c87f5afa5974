import { expect, it } from 'vitest';
import { goodsKindOf } from './goods-kind.ts';

it.each([
  ['Indomie Mi Goreng Original 85 g', 'noodles'],
  ['Aqua Air Mineral 600 ml', 'water'],
  ['Kopi Bubuk Kapal Api Special 165 g', 'coffee'],
  ['Susu Kental Manis Frisian Flag Cokelat', 'milk'],
  ['Sabun Lifebuoy Lemon Fresh', 'care'],
  ['Bimoli Minyak Goreng 2 L', 'staple'],
  ['Kecap Manis Bango 220 ml', 'kitchen'],
  ['Tolak Angin Cair', 'remedy'],
  ['Rinso Deterjen Bubuk', 'home'],
  ['Roma Malkist Abon', 'snack'],
  // Part of a word is no word.
  ['Familia Premium', 'other'],
  ['', 'other'],
])('%s is drawn as %s', (name, kind) => {
  expect(goodsKindOf(name)).toBe(kind);
});
