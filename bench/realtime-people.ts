import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { grantRole } from '../apps/api/src/features/stores/stores.service.ts';
import { findUserByPhoneNumber } from '../apps/api/src/features/users/users.service.ts';
import type { Db } from '../apps/api/src/platform/db/handle.ts';
import { buyerPhone } from '../apps/api/src/world/plans.ts';
import { type Person, signIn } from './people.ts';

export const storeCount = 10;
const staffOfAStore = 5;

/** Who works in which store; the staff are some of the world's buyers, given a second occupation. */
export const staffPhones = (store: number): string[] =>
  Array.from({ length: staffOfAStore }, (_, index) => buyerPhone(store * staffOfAStore + index));
export const storeId = (store: number) => String(store + 1);

/** Who orders in which store, and does nothing else. */
const phoneOfBuyer = (store: number): string => buyerPhone(storeCount * staffOfAStore + store);
/** Each orders for so many shops: one may have only so many orders that the store has not answered. */
const shopsOfABuyer = 10;

/** Gives every store its staff, its buyer's shops, and enough of one thing to sell; answers with that thing of each. */
export async function prepareStores(db: Db): Promise<string[]> {
  const goods: string[] = [];
  for (let store = 0; store < storeCount; store++) {
    for (const phone of staffPhones(store)) await grantTo(db, phone, storeId(store), 'ORDER_STAFF');
    for (const shop of await shopsFor(db, store))
      await grantTo(db, phoneOfBuyer(store), shop, 'OWNER');
    goods.push(await stockUp(db, storeId(store)));
  }
  return goods;
}

async function grantTo(db: Db, phone: string, store_id: string, role: 'ORDER_STAFF' | 'OWNER') {
  const user = await findUserByPhoneNumber(db, phone);
  await grantRole(db, user?.id ?? '', store_id, role);
}

async function shopsFor(db: Db, store: number): Promise<string[]> {
  const shops = await db
    .selectFrom('stores')
    .where('is_seller', '=', false)
    .select('id')
    .orderBy('id')
    .offset(store * shopsOfABuyer)
    .limit(shopsOfABuyer)
    .execute();
  return shops.map(({ id }) => id);
}

async function stockUp(db: Db, store_id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with item as (
      select i.id, i.variant_id from inventories i
      join product_units pu on pu.id = i.product_unit_id
      where i.store_id = ${store_id}::bigint and i.state = 'ACTIVE' order by i.id limit 1
    ), more as (
      update stocks s set stock = s.stock + 1000000 from item
      where s.store_id = ${store_id}::bigint and s.variant_id = item.variant_id
      returning s.variant_id, s.stock
    ), noted as (
      insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
      select ${store_id}::bigint, variant_id, 1000000, stock, 'COUNT' from more
    )
    update inventories i set minimum_order = 1 from item
    where i.store_id = ${store_id}::bigint and i.id = item.id returning i.id`.execute(db);
  return rows[0]?.id ?? '';
}

/** A way to place an order in a store, by the shops of its buyer in turn. */
export async function buyerOf(origin: string, store: number, inventory_id: string) {
  const person = await signIn(origin, phoneOfBuyer(store));
  let turn = 0;
  return () => {
    turn += 1;
    const shop = person.store_ids[turn % person.store_ids.length] ?? '';
    return placeOrder(person, shop, storeId(store), inventory_id);
  };
}

async function placeOrder(
  person: Person,
  buyer_store_id: string,
  seller_store_id: string,
  inventory_id: string,
) {
  const response = await fetch(person.origin + contract.orders.create.path, {
    method: 'POST',
    headers: {
      ...person.headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      buyer_store_id,
      seller_store_id,
      payment_method: 'COD',
      delivery: 'STORE_COURIER',
      lines: [{ inventory_id, quantity: 1 }],
    }),
  });
  if (!response.ok) throw new Error(`an order was refused: ${await response.text()}`);
  await response.arrayBuffer();
}
