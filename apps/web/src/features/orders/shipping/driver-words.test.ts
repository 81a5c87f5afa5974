import type { Courier } from '@marketplace/contract/store-couriers';
import { expect, it } from 'vitest';
import { given, readDriverSearch } from './driver-address.ts';
import { findDrivers, vehicleLine } from './driver-words.ts';

const driver = (id: string, more: Partial<Courier>): Courier => ({
  id,
  store_id: '1',
  name: 'Pak Umar',
  phone_number: '+6285712345678',
  vehicle_type: 'VAN',
  plate_number: '',
  is_active: true,
  ...more,
});
const drivers = [
  driver('1', { plate_number: 'B 1234 XYZ' }),
  driver('2', { name: 'Mang Dadang', phone_number: '+6281100000001' }),
];
const found = (query: string) => findDrivers(drivers, query).map(({ id }) => id);

it('a driver is found by name, number and plate, as people write them', () => {
  for (const query of [
    'umar',
    ' PAK  um',
    '0857-1234',
    '08571234',
    '+62857',
    'b1234',
    '1234 xyz',
  ]) {
    expect(found(query)).toEqual(['1']);
  }
  expect(found('')).toEqual(['1', '2']);
  expect(found('umar dadang')).toEqual([]);
});

it('what a driver drives is told in a line, without what is not known', () => {
  expect(drivers.map(vehicleLine)).toEqual([
    'Mobil bak atau boks · B 1234 XYZ',
    'Mobil bak atau boks',
  ]);
});

it('only ids are taken from the address, and only those that are there are passed on', () => {
  const search = readDriverSearch({ orderId: '7', driverId: 'x', more: 1 });
  expect(search).toEqual({ orderId: '7', driverId: undefined });
  expect(given({ ...search, store_id: '1' })).toEqual({ orderId: '7', store_id: '1' });
});
