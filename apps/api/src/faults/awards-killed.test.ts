import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { followTender } from '../features/tenders/matching/follow-tender.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { served } from '../testing/served.ts';
import { inDays, wishes } from '../testing/tenders.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { send, signIn, stockUp } from './order-writer.ts';

const { tenders, tenderOfferings } = contract;
const count = 12;
const kills = 2;
const store_id = testStores.own;
const buyer_store_id = testStores.buyer;

it('kill -9 in the middle of awards: sent again, each is one order, and all adds up', async () => {
  const database = await durableDatabase();
  const { inventory_id, product_unit_id } = await database.look(async ({ db }) => {
    const { inventory_id } = await stockUp(db);
    return { inventory_id, product_unit_id: await unitOf(db, inventory_id) };
  });
  const settings = { ...database.settings, RATE_LIMITS: 'false' };
  let api = await startApi(settings);
  const ids = await askAll(api, await signIn(api.url), product_unit_id);
  api.child.kill('SIGTERM');
  await api.exited;
  // Jobs would do it in their own time.
  await database.look(async ({ db }) => {
    for (const tender_id of ids) await followTender(db, { buyer_store_id, tender_id });
  });
  api = await startApi(settings);
  await offerAll(api, ids, inventory_id);

  const done = new Set<string>();
  const refused: string[] = [];
  const awardAll = async (token: string) => {
    await Promise.all(
      ids.map(async (tender_id) => {
        if (done.has(tender_id)) return;
        const body = { buyer_store_id, tender_id, seller_store_id: store_id, version: 1 };
        const key = `award-${tender_id}-of-this-test`;
        const answer = await served(() =>
          send(api.url, token, tenders.award.path, key, body),
        ).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200) done.add(tender_id);
        else refused.push(JSON.stringify(answer.body));
      }),
    );
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = done.size + (count - done.size) / (kills - kill + 1);
    const awarding = awardAll(await signIn(api.url));
    while (done.size < enough && refused.length === 0) await pause(1);
    api.child.kill('SIGKILL');
    await Promise.all([api.exited, awarding]);
    api = await startApi(settings);
  }
  await awardAll(await signIn(api.url));
  expect(refused).toEqual([]);
  expect(done.size).toBe(count);
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);

  await database.look(async ({ db }) => {
    const { rows } = await sql<{ tender_id: string; orders: number }>`
      select tender_id, count(*)::int as orders from orders where tender_id is not null group by 1`.execute(
      db,
    );
    expect(rows.map(({ orders }) => orders)).toEqual(Array(count).fill(1));
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});

async function unitOf(db: Db, inventory_id: string): Promise<string> {
  const { product_unit_id } = await db
    .selectFrom('inventories')
    .where('id', '=', inventory_id)
    .select('product_unit_id')
    .executeTakeFirstOrThrow();
  return product_unit_id;
}

async function askAll(api: ApiProcess, buyer: string, product_unit_id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = wishes({ items: [{ product_unit_id, quantity: 1 }], note: `Nomor ${index}` });
    const asked = await send(api.url, buyer, tenders.create.path, crypto.randomUUID(), body);
    ids.push((asked.body as unknown as { tender: { id: string } }).tender.id);
  }
  return ids;
}

async function offerAll(api: ApiProcess, ids: readonly string[], inventory_id: string) {
  const owner = await signIn(api.url, testPeople.owner);
  for (const tender_id of ids) {
    const query = new URLSearchParams({ store_id, tender_id });
    const seen = await fetch(`${api.url}${tenderOfferings.get.path}?${query}`, {
      headers: { authorization: `Token ${owner}` },
    });
    const { items } = tenderOfferings.get.response.parse(await seen.json());
    const lines = items.map(({ item_id }) => ({
      item_id,
      inventory_id,
      quantity: 1,
      unit_price: 5_000,
    }));
    const terms = { tender_version: 1, delivery: 'STORE_COURIER', valid_until: inDays(2) };
    const body = { store_id, tender_id, lines, ...terms };
    const path = tenderOfferings.create.path;
    const sent = await send(api.url, owner, path, crypto.randomUUID(), body);
    expect(sent.status).toBe(200);
  }
}
