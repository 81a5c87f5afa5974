import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import { type Caller, hashToken } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import {
  countUnderWay,
  insertTrip,
  lockDriver,
  readDriver,
  readLastTrip,
  readStoreOfTrip,
  replaceTrips,
  revokeTrips,
} from './trip-links.sql.ts';

type OfCourier = { store_id: string; courier_id: string };

export async function showTrip(
  db: Db,
  scope: StoreScope,
  { store_id, courier_id }: OfCourier,
): Promise<AnswerOf<'GET /api/store-couriers/trip'>> {
  const store = storeIn(scope, store_id);
  const { is_deleted: _, ...courier } =
    (await readDriver(db, store, courier_id)) ?? fail('courier_not_found');
  const trip = await readLastTrip(db, store, courier_id);
  return { courier, trip, under_way_count: await countUnderWay(db, store, courier_id) };
}

/** The secret is told here and never again: whoever has lost it is given another, and the first shows nothing any more. */
export function createTripLink(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, courier_id }: OfCourier,
): Promise<AnswerOf<'POST /api/store-couriers/trip/link'>> {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    const { name: store_name, is_active, time_zone } = await readStoreOfTrip(db, store);
    if (!is_active) fail('store_inactive');
    await lockDriver(db, store, courier_id);
    const driver = await readDriver(db, store, courier_id);
    if (!driver || driver.is_deleted) return fail('courier_not_found');
    await replaceTrips(db, store, { courier_id, user_id });
    const link = `${store_id}.${randomBytes(32).toString('base64url')}`;
    const trip = { courier_id, user_id, token_hash: hashToken(link) };
    const { id, expires_at, count } = await insertTrip(db, store, trip);
    if (count === 0) fail('trip_empty');
    const until = formatInstant(expires_at, time_zone);
    const text = `Halo ${driver.name}, ini ${count} antaran dari ${store_name}. Buka tautan ini, tidak perlu masuk akun. Berlaku sampai ${until}:`;
    // Behind the mark: what stands there no server on the way gets to see.
    return { trip_id: id, url: `/driver/trip#${link}`, expires_at, text };
  });
}

export function revokeTripLink(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, courier_id }: OfCourier,
): Promise<{ done: true }> {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    if (!(await readDriver(db, store, courier_id))) fail('courier_not_found');
    await revokeTrips(db, store, { courier_id, user_id });
    return { done: true };
  });
}

/** For who takes the driver off the store's list, in the same transaction, after the driver's own row. */
export const endTripsOf = (
  db: Tx,
  { user_id }: Caller,
  store: OneStore,
  courier_id: string,
): Promise<void> => revokeTrips(db, store, { courier_id, user_id });
