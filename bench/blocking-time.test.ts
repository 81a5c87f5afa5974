import { expect, it } from 'vitest';
import { blockingTime } from './blocking-time.ts';

it('only what a task takes beyond 50 ms blocks', () => {
  const tasks = [
    { startTime: 10, duration: 50 },
    { startTime: 100, duration: 120 },
    { startTime: 400, duration: 51.5 },
  ];
  expect(blockingTime(tasks, 1000)).toBe(71.5);
});

it('a task counts whole when it began in time, and not at all when later', () => {
  const tasks = [
    { startTime: 1000, duration: 250 },
    { startTime: 1001, duration: 250 },
  ];
  expect(blockingTime(tasks, 1000)).toBe(200);
});

it('a page without long tasks is never blocked', () => {
  expect(blockingTime([], 1000)).toBe(0);
});
