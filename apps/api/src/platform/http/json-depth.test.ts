import { expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  [lists(3), false],
  [lists(4), true],
  ['{"a":{"b":[1]}}', false],
  ['{"a":{"b":[{}]}}', true],
  // Side by side is not in each other.
  ['[[[]],[[]],[[]],{}]', false],
  // What stands in a text is no list, however it is written.
  ['["[[[[","\\"[[[[","\\\\",[1]]', false],
  ['["\\\\",[[[1]]]]', true],
  ['"[[[[', false],
  ['"\\', false],
  ['', false],
])('of %j', (text, isDeeper) => {
  expect(isDeeperThan(3, text)).toBe(isDeeper);
});
