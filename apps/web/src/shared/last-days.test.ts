import { expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

it('the last seven days end today, over the end of a month', () => {
  expect(lastDays(7, ['2026-03-02'])).toEqual({ date_from: '2026-02-24', date_to: '2026-03-02' });
  expect(lastDays(1, ['2026-03-02'])).toEqual({ date_from: '2026-03-02', date_to: '2026-03-02' });
});

it('today is that of every store: in the east the next day has begun', () => {
  const todays = ['2026-03-03', '2026-03-02'];
  expect(lastDays(1, todays)).toEqual({ date_from: '2026-03-02', date_to: '2026-03-03' });
  expect(lastDays(7, todays)).toEqual({ date_from: '2026-02-24', date_to: '2026-03-03' });
});
