import { expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from './db/handle.ts';
import { remembered } from './remembered.ts';

it('is read once for all who ask meanwhile, and again later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const recall = remembered<number>(1_000);
  const db = {} as Db;
  let reads = 0;
  const read = async () => ++reads;
  expect(await Promise.all([recall(db, 'a', read), recall(db, 'a', read)])).toEqual([1, 1]);
  expect(await recall(db, 'b', read)).toBe(2);
  expect(await recall({} as Db, 'a', read)).toBe(3);
  vi.advanceTimersByTime(1_001);
  expect(await recall(db, 'a', read)).toBe(4);
});

it('what could not be read is read again, and names do not gather', async () => {
  const recall = remembered<string>(60_000);
  const db = {} as Db;
  await expect(recall(db, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await recall(db, 'a', async () => 'up')).toBe('up');
  for (let name = 0; name < 600; name += 1) await recall(db, `${name}`, async () => 'x');
  expect(await recall(db, 'a', async () => 'anew')).toBe('anew');
});
