import { expect, it } from 'vitest';
import { blockingTime } from './blocking-time.ts';

const span = { firstPaint: 0, until: 1000 };

it('only what a task takes beyond 50 ms blocks', () => {
  const tasks = [
    { startTime: 10, duration: 50 },
    { startTime: 100, duration: 120 },
    { startTime: 400, duration: 51.5 },
  ];
  expect(blockingTime(tasks, span)).toBe(71.5);
});

it('a task counts whole when it began in time, and not at all when later', () => {
  const tasks = [
    { startTime: 1000, duration: 250 },
    { startTime: 1001, duration: 250 },
  ];
  expect(blockingTime(tasks, span)).toBe(200);
});

it('a page without long tasks is never blocked', () => {
  expect(blockingTime([], span)).toBe(0);
});

it('what happened before the first paint does not count', () => {
  const tasks = [
    { startTime: 100, duration: 300 },
    { startTime: 450, duration: 200 },
  ];
  expect(blockingTime(tasks, { firstPaint: 500, until: 1000 })).toBe(100);
});
