import { expect, it } from 'vitest';
import { namedStatement } from './named-statement.ts';

it('names what comes often, and keeps no place for rare shapes', () => {
  for (let rare = 0; rare < 2_000; rare += 1) namedStatement(`select ${rare}`);
  const names = Array.from({ length: 4 }, () => namedStatement('select often'));
  expect(names[0]).toBeUndefined();
  expect(names[3]).toMatch(/^s\d+$/);
  expect(names[2]).toBe(names[3]);
});
