import type { DriverCashDetail, HandIn, HandInBody } from '@marketplace/contract/driver-cash';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { sql } from '../../platform/db/sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { post } from '../book/book.service.ts';
import { publishCredit } from '../credit-book/publish-credit.service.ts';
import {
  insertHandIn,
  lockCash,
  readCarrier,
  readCarriers,
  readCashOrders,
  readHandIns,
  readTaken,
} from './driver-cash.sql.ts';
import { handedIn } from './hand-in-money.ts';

export async function listDriverCash(db: Db, scope: StoreScope, store_id: string) {
  const store = storeIn(scope, store_id);
  const [drivers, hand_ins] = await Promise.all([readCarriers(db, store), readHandIns(db, store)]);
  return { drivers, hand_ins };
}

export async function driverCashDetail(
  db: Db,
  scope: StoreScope,
  { store_id, courier_id }: { store_id: string; courier_id: string },
): Promise<DriverCashDetail> {
  const store = storeIn(scope, store_id);
  const [driver, orders, hand_ins] = await Promise.all([
    readCarrier(db, store, courier_id),
    readCashOrders(db, store, courier_id),
    readHandIns(db, store, sql`h.courier_id = ${courier_id}::bigint`),
  ]);
  return { driver: driver ?? fail('courier_not_found'), orders, hand_ins };
}

/** All that a driver has comes in at once: what was counted into the till, and what is missing or too much as theirs. */
export function handIn(
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: HandInBody,
): Promise<{ hand_in: HandIn }> {
  const { courier_id, expected_amount, counted_amount, note } = body;
  const difference = expected_amount - counted_amount;
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, body.store_id);
    if (!(await readCarrier(db, store, courier_id))) fail('courier_not_found');
    if (difference !== 0 && note.length < 3) fail('note_required', { note: 'required' });
    const open_amount = await lockCash(db, store, courier_id);
    if (open_amount !== expected_amount) failWith('driver_cash_changed', { open_amount });
    const taken = await readTaken(db, store, courier_id, expected_amount);
    const id = await insertHandIn(db, store, who.user_id, body, taken);
    const [hand_in] = await readHandIns(db, store, sql`h.id = ${id}::bigint`);
    if (!hand_in) throw new Error(`hand-in ${id} is gone`);
    await post(db, store, handedIn(hand_in));
    await publishCredit(db, store);
    return { hand_in };
  });
}
