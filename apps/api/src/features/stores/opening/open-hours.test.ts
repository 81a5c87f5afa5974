import { expect, it } from 'vitest';
import { addOpenHours } from './open-hours.ts';

const lebaran = { date_from: '2027-03-08', date_to: '2027-03-14' };
const stocktaking = { date_from: '2027-03-16', date_to: '2027-03-16' };
const both = [lebaran, stocktaking];
const jakarta = 'Asia/Jakarta';

it.each([
  ['far from it', '2027-03-01T03:00:00.000Z', 24, '2027-03-02T03:00:00.000Z'],
  ['up to its first midnight', '2027-03-06T17:00:00.000Z', 24, '2027-03-07T17:00:00.000Z'],
  ['into it', '2027-03-07T03:00:00.000Z', 24, '2027-03-15T03:00:00.000Z'],
  ['from within it', '2027-03-10T03:00:00.000Z', 24, '2027-03-15T17:00:00.000Z'],
  ['over two of them', '2027-03-07T03:00:00.000Z', 48, '2027-03-17T03:00:00.000Z'],
  ['after it', '2027-03-14T17:00:00.000Z', 12, '2027-03-15T05:00:00.000Z'],
])('hours run on the store’s clock, %s', (_where, since, hours, until) => {
  expect(addOpenHours(since, hours, both, jakarta)).toBe(until);
});

it('days are those of the store’s zone', () => {
  const since = '2027-03-07T03:00:00.000Z';
  // Closed two hours earlier in the east, and open again two hours earlier.
  expect(addOpenHours(since, 24, [lebaran], 'Asia/Jayapura')).toBe('2027-03-15T03:00:00.000Z');
  expect(addOpenHours('2027-03-07T16:00:00.000Z', 1, [lebaran], 'Asia/Jayapura')).toBe(
    '2027-03-14T16:00:00.000Z',
  );
  expect(addOpenHours('2027-03-07T16:00:00.000Z', 1, [lebaran], jakarta)).toBe(
    '2027-03-07T17:00:00.000Z',
  );
});
