import { expect, it, onTestFinished, vi } from 'vitest';
import { createLines } from './lines.ts';

it('who waits in their own line and then among all waits no longer than in one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const most = { mostWaiting: 9, mostWaitingOfOne: 9, longestWaitMs: 100 };
  const lines = createLines({ atOnce: 2, atOnceOfOne: 1, ...most });
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { work: () => promise, letGo: resolve };
  };
  const [elsewhere, ahead, between] = [held(), held(), held()];
  const others = [lines.run({ who: 'a' }, elsewhere.work), lines.run({ who: 'b' }, ahead.work)];
  const late = expect(lines.run({ who: 'b' }, async () => 'late')).rejects.toMatchObject({
    code: 'server_busy',
  });
  others.push(lines.run({ who: 'c' }, between.work));
  expect(lines.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(60);
  ahead.letGo();
  await vi.advanceTimersByTimeAsync(60);
  expect(lines.waiting()).toBe(0);
  await late;
  elsewhere.letGo();
  between.letGo();
  await Promise.all(others);
});

it('where nobody has to wait there is a place at once, and each is given back', async () => {
  const most = { mostWaiting: 9, mostWaitingOfOne: 9, longestWaitMs: 100 };
  const lines = createLines({ atOnce: 2, atOnceOfOne: 1, ...most });
  const leave = lines.enter({ who: 'a' });
  if (typeof leave !== 'function') throw new Error('there was a place');
  const second = lines.enter({ who: 'a' });
  expect(second).toBeInstanceOf(Promise);
  const other = lines.enter({ who: 'b' });
  if (typeof other !== 'function') throw new Error('there was a place for another');
  expect(lines.waiting()).toBe(1);
  leave();
  (await second)();
  other();
  expect(lines.waiting()).toBe(0);
  expect(typeof lines.enter({ who: 'a' })).toBe('function');
});
