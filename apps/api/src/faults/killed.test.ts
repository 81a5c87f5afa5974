import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../platform/db/handle.ts';
import { startApi } from '../testing/api-process.ts';
import { whatDoesNotAddUp } from '../testing/ledger-check.ts';
import { testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { placeOrder, signIn, type Written, writeOrders } from './order-writer.ts';

const rounds = 3;
const writers = 6;

it('kill -9 in a write loop loses nothing acknowledged, doubles nothing, and all adds up', async () => {
  const database = await durableDatabase();
  const sale = await database.look(({ db }) => stockUp(db));
  const written: Written = { acknowledged: new Map(), unknown: new Set() };

  for (let round = 0; round < rounds; round += 1) {
    const api = await startApi({ ...database.settings, RATE_LIMITS: 'false' });
    const token = await signIn(api.url);
    const stop = new AbortController();
    const before = written.acknowledged.size;
    const loops = Array.from({ length: writers }, () =>
      writeOrders(api.url, token, sale, written, stop.signal),
    );
    while (written.acknowledged.size < before + 20) await pause(5);
    api.child.kill('SIGKILL');
    await api.exited;
    stop.abort();
    await Promise.all(loops);
  }

  // Whoever got no answer asks again with the same key, as a phone does.
  const api = await startApi({ ...database.settings, RATE_LIMITS: 'false' });
  const token = await signIn(api.url);
  for (const key of [...written.unknown, ...written.acknowledged.keys()]) {
    const { status, order_id } = await placeOrder(api.url, token, key, sale);
    expect(status).toBe(200);
    expect(order_id).toBe(written.acknowledged.get(key) ?? order_id);
    if (order_id) written.acknowledged.set(key, order_id);
  }
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);

  await database.look(async ({ db }) => {
    const ids = [...written.acknowledged.values()];
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from orders
      where store_id = ${testStores.own}::bigint and created_at > now() - interval '1 hour'`.execute(
      db,
    );
    expect(rows[0]?.count).toBe(ids.length);
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});

/** Enough of one thing for every round. */
async function stockUp(db: Db): Promise<{ inventory_id: string }> {
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
  return item;
}
