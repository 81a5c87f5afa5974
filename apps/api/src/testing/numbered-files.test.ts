import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** Numbers that two files of a folder share. */
function sharedNumbers(folder: string): string[] {
  const numbers = readdirSync(join(root, folder)).map((name) => /^\d+/.exec(name)?.[0] ?? name);
  return numbers.filter((number, place) => numbers.indexOf(number) !== place);
}

it('every decision has a number of its own', () => {
  expect(sharedNumbers('docs/decisions')).toEqual([]);
});

it('every migration has a number of its own', () => {
  // Two that were written at once bear 0026; installations know them by these names.
  expect(sharedNumbers('apps/api/migrations')).toEqual(['0026']);
});
