import { expect, it } from 'vitest';
import { weekBefore } from './fee-week.ts';

it.each([
  // Monday begins at 00:00 by the clock of the store: 17:00, 16:00 and 15:00 UTC of the Sunday.
  ['2026-11-15T16:59:59.999Z', 'Asia/Jakarta', '2026-11-02', '2026-11-08', '2026-11-08T17:00'],
  ['2026-11-15T17:00:00.000Z', 'Asia/Jakarta', '2026-11-09', '2026-11-15', '2026-11-15T17:00'],
  ['2026-11-15T16:00:00.000Z', 'Asia/Makassar', '2026-11-09', '2026-11-15', '2026-11-15T16:00'],
  ['2026-11-15T15:00:00.000Z', 'Asia/Jayapura', '2026-11-09', '2026-11-15', '2026-11-15T15:00'],
  ['2026-11-15T14:59:59.000Z', 'Asia/Jayapura', '2026-11-02', '2026-11-08', '2026-11-08T15:00'],
  // Over a year's end, and on a Sunday evening.
  ['2027-01-04T00:00:00.000Z', 'Asia/Jakarta', '2026-12-28', '2027-01-03', '2027-01-03T17:00'],
  ['2027-01-03T12:00:00.000Z', 'Asia/Jakarta', '2026-12-21', '2026-12-27', '2026-12-27T17:00'],
])('at %s in %s the week before began on %s', (at, time_zone, week_from, week_until, ends) => {
  const ends_at = `${ends}:00.000Z`;
  expect(weekBefore(at, time_zone)).toEqual({ week_from, week_until, ends_at });
});
