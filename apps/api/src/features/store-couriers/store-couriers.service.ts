import type { CourierCreateBody, CourierUpdateBody } from '@marketplace/contract/store-couriers';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { endTripsOf } from '../orders/trips/trip-links.service.ts';
import { changeStore } from '../stores/change-store.service.ts';
import {
  insertCourier,
  markDeleted,
  readCourier,
  readCouriers,
  readNeighbours,
  updateCourier,
} from './store-couriers.sql.ts';

/** More than any store has, and few enough to be shown and kept on a phone as one list. */
const mostCouriers = 200;

export const listCouriers = async (db: Db, scope: StoreScope, query?: string) => ({
  couriers: await readCouriers(db, scope, query),
});

export const courierDetails = async (db: Db, scope: StoreScope, id: string) => ({
  courier: (await readCourier(db, scope, id)) ?? fail('courier_not_found'),
});

export const createCourier = (db: Db, scope: StoreScope, body: CourierCreateBody) =>
  changeStore(db, scope, async (db, { store }) => {
    const { count } = await mustBeFree(db, scope, body.phone_number);
    if (count >= mostCouriers) fail('courier_limit_reached');
    return courierDetails(db, scope, await insertCourier(db, store, body));
  });

export const changeCourier = (db: Db, who: Caller, scope: StoreScope, body: CourierUpdateBody) =>
  changeStore(db, scope, async (db, { store }) => {
    await courierDetails(db, scope, body.id);
    if (body.phone_number) await mustBeFree(db, scope, body.phone_number, body.id);
    await updateCourier(db, store, body);
    if (body.is_active === false) await endTripsOf(db, who, store, body.id);
    return courierDetails(db, scope, body.id);
  });

export const deleteCourier = (db: Db, who: Caller, scope: StoreScope, id: string) =>
  changeStore(db, scope, async (db, { store }) => {
    if (!(await markDeleted(db, store, id))) fail('courier_not_found');
    await endTripsOf(db, who, store, id);
    return { done: true as const };
  });

/** The store is locked: of two who give one number to two drivers at once, the second is refused. */
async function mustBeFree(db: Tx, scope: StoreScope, phone_number: string, own_id?: string) {
  const neighbours = await readNeighbours(db, scope, phone_number);
  if (neighbours.holder !== null && neighbours.holder !== own_id) {
    fail('validation_failed', { phone_number: 'phone_number_taken' });
  }
  return neighbours;
}
