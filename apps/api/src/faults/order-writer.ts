import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { openBuyerStores } from '../testing/buyer-stores.ts';
import type { Refusal } from '../testing/served.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

/** What the writers know of their orders: a key is acknowledged when its answer arrived whole. */
export type Written = { acknowledged: Map<string, string>; unknown: Set<string> };

/** What is sold, and the buyer's store that orders it under a key: the same each time the key is sent. */
export type Sale = { inventory_id: string; buyerFor: (key: string) => string };

export async function signIn(url: string, phone_number = testPeople.buyer as string) {
  const response = await fetch(url + contract.auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-type': 'WEB' },
    body: JSON.stringify({ phone_number, password: 'marketplace' }),
  });
  const body = (await response.json()) as { auth_token: { token: string } };
  return body.auth_token.token;
}

/** Sends what is written about an order under a key; answers with its status and the order. */
export async function send(url: string, token: string, path: string, key: string, body: object) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Token ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = (await response.json()) as { order?: { id: string } } & Refusal;
  const { status, headers } = response;
  return {
    status,
    headers: Object.fromEntries(headers),
    body: answer,
    order_id: answer.order?.id,
  };
}

/** Sends one order under a key. */
export const placeOrder = (
  url: string,
  token: string,
  key: string,
  { inventory_id, buyerFor }: Sale,
) =>
  send(url, token, contract.orders.create.path, key, {
    buyer_store_id: buyerFor(key),
    seller_store_id: testStores.own,
    payment_method: 'COD',
    delivery: 'STORE_COURIER',
    lines: [{ inventory_id, quantity: 1 }],
  });

/** Writes orders one after the other until told to stop; a broken connection leaves its key unknown. */
export async function writeOrders(
  url: string,
  token: string,
  sale: Sale,
  written: Written,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const key = randomUUID();
    written.unknown.add(key);
    const outcome = await placeOrder(url, token, key, sale).catch(() => undefined);
    if (outcome?.order_id) {
      written.acknowledged.set(key, outcome.order_id);
      written.unknown.delete(key);
    } else if (!outcome) return;
  }
}

const storesThatOrder = 500;

/** Enough of one thing, and of stores that order it, for every round of a test. */
export async function stockUp(db: Db): Promise<Sale> {
  const { rows } = await sql<{ inventory_id: string; variant_id: string }>`
    select i.id as inventory_id, i.variant_id from inventories i
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint and i.state = 'ACTIVE' and pu.base_quantity = 1
    order by i.id limit 1`.execute(db);
  const item = rows[0] ?? { inventory_id: '', variant_id: '' };
  await sql`
    with more as (
      update stocks set stock = stock + 1000000
      where store_id = ${testStores.own}::bigint and variant_id = ${item.variant_id}::bigint
      returning stock
    ), listed as (
      update inventories set minimum_order = 1
      where store_id = ${testStores.own}::bigint and id = ${item.inventory_id}::bigint
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
    select ${testStores.own}::bigint, ${item.variant_id}::bigint, 1000000, stock, 'COUNT'
    from more`.execute(db);
  const stores = await openBuyerStores(db, storesThatOrder);
  const byKey = new Map<string, string>();
  const buyerFor = (key: string) => {
    const store = byKey.get(key) ?? stores[byKey.size % stores.length] ?? '';
    byKey.set(key, store);
    return store;
  };
  return { inventory_id: item.inventory_id, buyerFor };
}
