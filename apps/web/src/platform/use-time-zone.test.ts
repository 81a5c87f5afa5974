import { expect, it } from 'vitest';
import { sampleStore } from '../testing/samples.ts';
import { noStores, type StoreSlice, withActive, withAll, withList } from './state/store-slice.ts';
import { timeZoneOf, timeZonesOf } from './use-time-zone.ts';

const west = sampleStore({ id: '1', time_zone: 'Asia/Jakarta' });
const middle = sampleStore({ id: '2', time_zone: 'Asia/Makassar' });
const east = sampleStore({ id: '3', time_zone: 'Asia/Jayapura' });
const listed = (...stores: (typeof west)[]): StoreSlice => withList(noStores, stores);

it('what happens in a store is told by its clock, over stores of other zones too', () => {
  const all = withAll(listed(west, middle, east));
  expect(timeZoneOf(all, '2')).toBe('Asia/Makassar');
  expect(timeZoneOf(all, '3')).toBe('Asia/Jayapura');
  expect(timeZoneOf(withActive(all, west), '3')).toBe('Asia/Jayapura');
});

it('what is of no store has the clock of those that are looked at, if they have one', () => {
  const several = listed(west, middle);
  expect(timeZoneOf(withActive(several, middle))).toBe('Asia/Makassar');
  expect(timeZoneOf(withActive(several, middle), null)).toBe('Asia/Makassar');
  expect(timeZoneOf(withAll(listed(east, { ...east, id: '4' })))).toBe('Asia/Jayapura');
  expect(timeZoneOf(withAll(several))).toBe('Asia/Jakarta');
});

it('each zone that is looked at counts once', () => {
  expect(timeZonesOf(withAll(listed(west, east, { ...east, id: '4' })))).toEqual([
    'Asia/Jakarta',
    'Asia/Jayapura',
  ]);
  expect(timeZonesOf(withActive(listed(west, east), east))).toEqual(['Asia/Jayapura']);
});
