import { expect, it } from 'vitest';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { reopeningDay } from './days-off.ts';

const lebaran = { date_from: '2027-03-08', date_to: '2027-03-14' };
const stocktaking = { date_from: '2027-03-15', date_to: '2027-03-15' };
const later = { date_from: '2027-03-17', date_to: '2027-03-18' };

it('a store opens again after the last of the days off that follow on one another', () => {
  expect(reopeningDay('2027-03-08', [lebaran, stocktaking, later])).toBe('2027-03-16');
  expect(reopeningDay('2027-03-15', [lebaran, stocktaking, later])).toBe('2027-03-16');
  expect(reopeningDay('2027-03-18', [later])).toBe('2027-03-19');
});

it('a store that is open today does not open again', () => {
  expect(reopeningDay('2027-03-07', [lebaran])).toBeUndefined();
  expect(reopeningDay('2027-03-16', [lebaran, stocktaking, later])).toBeUndefined();
  expect(reopeningDay('2027-03-16', [])).toBeUndefined();
});

it('days follow over months and years', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2026-11-15', 730)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2028-11-14',
  ]);
});
