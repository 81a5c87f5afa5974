import { afterEach, expect, it, vi } from 'vitest';
import { namedStatement } from './named-statement.ts';

afterEach(() => void vi.useRealTimers());

const askedFor = (text: string, times: number) =>
  Array.from({ length: times }, () => namedStatement(text));

it('names what comes often, and keeps no place for rare shapes', () => {
  for (let rare = 0; rare < 2_000; rare += 1) namedStatement(`select ${rare}`);
  const names = askedFor('select often', 12);
  expect(names[0]).toBeUndefined();
  expect(names[11]).toMatch(/^s\d+$/);
  expect(names[10]).toBe(names[11]);
});

it('what comes now and then has no name however long it goes on', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let minutes = 0; minutes < 20; minutes += 1) {
    expect(askedFor('select now and then', 6).at(-1)).toBeUndefined();
    vi.advanceTimersByTime(61_000);
  }
});
