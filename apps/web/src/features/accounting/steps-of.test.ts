import { expect, it } from 'vitest';
import { isSetUp, nextAddress, stepsDone } from './steps-of.ts';

it.each([
  ['NOT_CONNECTED', 0, 0, '/integrate-accurate'],
  ['CHOOSE_DATABASE', 0, 1, '/accurate-entity'],
  ['CHOOSE_WAREHOUSE', 12, 2, '/accurate-warehouse'],
  ['READY', 0, 3, '/accurate-linking-dashboard'],
  ['READY', 12, 4, '/accurate-dashboard'],
  ['LOST', 12, 0, '/integrate-accurate'],
] as const)('%s with %d linked goes on at step %d, %s [RT-51]', (stage, linked, done, to) => {
  expect(stepsDone({ stage, linked })).toBe(done);
  expect(nextAddress({ stage, linked })).toBe(to);
  expect(isSetUp({ stage, linked })).toBe(done === 4);
});
