import { wholeDay } from '@marketplace/contract/week-hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpenAt, opensFrom, type StoreCalendar } from './open-time.ts';

const shop = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
/** Monday to Saturday with a break at noon; off from 8 to 14 March 2027, a Monday to a Sunday. */
const calendar: StoreCalendar = {
  weekdays: [shop, shop, shop, shop, shop, shop, []],
  days_off: [{ date_from: '2027-03-08', date_to: '2027-03-14' }],
  time_zone: 'Asia/Jakarta',
};
/** A moment on the store's own clock. */
const wib = (text: string) => new Date(`${text}+07:00`).toISOString();

it.each([
  ['when it opens', '2027-03-01T08:00', true, '2027-03-01T08:00'],
  ['when it closes', '2027-03-01T12:00', false, '2027-03-01T13:00'],
  ['before it opens', '2027-03-01T07:59', false, '2027-03-01T08:00'],
  ['on Saturday night', '2027-02-27T17:00', false, '2027-03-01T08:00'],
  ['on a day off', '2027-03-10T10:00', false, '2027-03-15T08:00'],
])('a store is open or opens, %s', (_when, at, is_open, opens) => {
  expect([isOpenAt(wib(at), calendar), opensFrom(wib(at), calendar)]).toEqual([
    is_open,
    wib(opens),
  ]);
});

it('hours are those of the store’s own zone', () => {
  const east = { ...calendar, time_zone: 'Asia/Jayapura' };
  // 07:00 in Jakarta is 09:00 in Jayapura.
  expect(isOpenAt(wib('2027-03-01T07:00'), east)).toBe(true);
  expect(isOpenAt(wib('2027-03-01T07:00'), calendar)).toBe(false);
});

it('a store that has said nothing is open but for its days off, and so is one that is open all day', () => {
  for (const weekdays of [null, Array.from({ length: 7 }, () => [wholeDay])]) {
    const always = { ...calendar, weekdays };
    expect(isOpenAt(wib('2027-03-07T23:59'), always)).toBe(true);
    expect(isOpenAt(wib('2027-03-08T00:00'), always)).toBe(false);
    expect(opensFrom(wib('2027-03-08T00:00'), always)).toBe(wib('2027-03-15T00:00'));
  }
});

it('a store that never opens again says so', () => {
  const closed = { ...calendar, weekdays: [[], [], [], [], [], [], []] };
  expect(opensFrom(wib('2027-03-01T09:00'), closed)).toBeNull();
});

const quarters = (count: number) =>
  `${String(Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`;
/** Spans of one day from an even number of different quarters of an hour, so none overlap. */
const someDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 })
  .map((ends) => ends.toSorted((left, right) => left - right))
  .map((ends) =>
    ends.flatMap((from, index) => {
      const to = ends[index + 1];
      return index % 2 === 0 && to !== undefined
        ? [{ from: quarters(from), to: quarters(to) }]
        : [];
    }),
  );
const dayFrom = (day: number) => new Date(Date.UTC(2027, 2, day)).toISOString().slice(0, 10);
const someDaysOff = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 4 }))
  .map(([day, more]) => [{ date_from: dayFrom(day), date_to: dayFrom(day + more) }]);
const someCalendar: fc.Arbitrary<StoreCalendar> = fc.record({
  weekdays: fc.option(fc.array(someDay, { minLength: 7, maxLength: 7 })),
  days_off: fc.oneof(fc.constant([]), someDaysOff),
  time_zone: fc.constantFrom('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'),
});
const someMoment = fc
  .integer({ min: 0, max: 20 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2027, 2, 1) + minutes * 60_000).toISOString());
const quarter = 15 * 60_000;

it('a store opens at the first moment at which it is open, and was closed until then', () => {
  fc.assert(
    fc.property(someCalendar, someMoment, (calendar, at) => {
      const opens = opensFrom(at, calendar);
      expect(opens === at).toBe(isOpenAt(at, calendar));
      if (opens === null) return;
      expect(opens >= at).toBe(true);
      expect(isOpenAt(opens, calendar)).toBe(true);
      // All hours of the calendar begin and end at a quarter.
      const until = Math.min(Date.parse(opens), Date.parse(at) + 200 * quarter);
      for (let before = Date.parse(at); before < until; before += quarter)
        expect(isOpenAt(new Date(before).toISOString(), calendar)).toBe(false);
    }),
  );
});
