import { expect, it } from 'vitest';
import { broughtBack, deliveryOutcomes } from './delivery-outcomes.ts';

it('offers the days of the store, not of the device, and the end of the order last', () => {
  const lateInJakarta = Date.parse('2026-12-31T16:30:00Z');
  const values = (timeZone: string) =>
    deliveryOutcomes(timeZone, lateInJakarta).map(({ value }) => value);
  expect(values('Asia/Jakarta')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02', broughtBack]);
  expect(values('Asia/Makassar')).toEqual(['2027-01-01', '2027-01-02', '2027-01-03', broughtBack]);
});
