import { forecastWeeks } from '@marketplace/contract/analytics-words';
import { expect, it } from 'vitest';
import { forecast } from './forecast.ts';

const weeks = (count: number, of: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => of(week));

it('weeks that swing about a mean are told by it, with the worst miss as the range', () => {
  const swinging = weeks(19, (week) => [80, 100, 120][week % 3] ?? 0);
  const told = forecast(swinging);
  expect(told.why_not).toBeNull();
  expect(told.missed_by ?? 0).toBeLessThan(told.last_missed_by ?? 0);
  expect(told.last_missed_by).toBe(30);
  expect(told.expected).toBeGreaterThan(80);
  expect(told.expected).toBeLessThan(120);
  expect(told.low).toBeLessThanOrEqual(80);
  expect(told.high).toBeGreaterThanOrEqual(120);
});

it('a rhythm of four weeks is found, and its range is none', () => {
  const wages = weeks(20, (week) => (week % 4 === 0 ? 3_000_000_000_000 : 1_000_000_000_000));
  expect(forecast(wages)).toMatchObject({
    method: 'SEASONAL',
    expected: 3_000_000_000_000,
    low: 3_000_000_000_000,
    high: 3_000_000_000_000,
    missed_by: 0,
  });
});

it('where it is no better than the week before, it says so and nothing else', () => {
  expect(forecast(weeks(20, (week) => 100 + 10 * week))).toMatchObject({
    expected: null,
    low: null,
    why_not: 'NOT_BETTER',
    last_missed_by: 10,
  });
  // Nothing is less than nothing: a steady store is told by its last week as well.
  expect(forecast(weeks(20, () => 100))).toMatchObject({ expected: null, why_not: 'NOT_BETTER' });
});

it('weeks before the first sale are none, and too few of them say nothing', () => {
  expect(forecast(weeks(30, (week) => (week < 20 ? 0 : 5)))).toMatchObject({
    why_not: 'TOO_SHORT',
  });
  expect(forecast([])).toMatchObject({ expected: null, missed_by: null, why_not: 'TOO_SHORT' });
  expect(forecast(weeks(forecastWeeks, (week) => (week % 2 ? 3 : 9))).why_not).toBeNull();
});

it('weeks in which more went back than came expect nothing less than nothing', () => {
  const back = weeks(18, (week) => (week % 2 === 0 ? -50 : 10));
  const told = forecast(back);
  expect(told.expected).toBe(0);
  expect(told.low).toBe(0);
});

it('what was held back has no say in what is chosen for it', () => {
  const rhythm = weeks(16, (week) => (week % 4 === 0 ? 400 : 100));
  const chosen = forecast(rhythm).method;
  const changed = [...rhythm.slice(0, 12), 100, 100, 100, 100];
  expect([chosen, forecast(changed).method ?? 'NOT_BETTER']).toEqual(['SEASONAL', 'NOT_BETTER']);
});
