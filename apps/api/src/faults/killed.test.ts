import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { startApi } from '../testing/api-process.ts';
import { testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { placeOrder, signIn, stockUp, type Written, writeOrders } from './order-writer.ts';

const rounds = 2;
const writers = 6;
/** The embedded database starts five times; nothing is said by how long that takes. */
const longest = 420_000;

it(
  'kill -9 in a write loop loses nothing acknowledged, doubles nothing, and all adds up',
  async () => {
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
      while (written.acknowledged.size < before + 12) await pause(5);
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
      expect(await whatDoesNotAddUp(db, testStores.own)).toEqual([]);
    });
  },
  longest,
);
