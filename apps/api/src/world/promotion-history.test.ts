import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
  await fillWorld(database, { ...testWorld, hasFees: true });
});
afterAll(() => database.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows;

it('every store has taken part in what is past, takes part in what runs, and some in what comes [RT-21]', async () => {
  const stages = await rows<{ stage: string; stores: number; sold: boolean }>(`
    select split_part(p.payload_hash, ' ', 2) as stage, count(s.store_id)::int as stores,
      coalesce(sum(s.sales), 0) > 0 as sold
    from promotions p left join promotion_stores s on s.promotion_id = p.id group by 1 order by min(p.id)`);
  const selling = await rows(`select from stores where is_seller and is_active`);
  expect(stages).toEqual([
    { stage: 'past', stores: selling.length, sold: true },
    { stage: 'running', stores: selling.length, sold: false },
    { stage: 'coming', stores: 2, sold: false },
    { stage: 'open', stores: 0, sold: false },
  ]);
});

it('their prices are as low as was agreed, and no listing is in two at a time', async () => {
  expect(
    await rows(`select * from promotion_items m join promotions p on p.id = m.promotion_id
      join inventories i on i.store_id = m.store_id and i.id = m.inventory_id
      where m.price * 100 > greatest(m.base_price, i.price) * (100 - p.min_discount_percent) or m.quota < p.min_quota`),
  ).toEqual([]);
  expect(
    await rows(`select * from promotion_items m join promotion_items n on n.store_id = m.store_id
      and n.inventory_id = m.inventory_id and n.promotion_id <> m.promotion_id
      and n.starts_at < m.ends_at and n.ends_at > m.starts_at`),
  ).toEqual([]);
});

it('every store has a code for all, one for who is new, a deal, and one that is over', async () => {
  const kinds = await rows<{ kinds: string[] }>(`
    select array_agg(kind || ' ' || buyers || case when ended_at is null then '' else ' ended' end order by id) as kinds
    from vouchers group by store_id`);
  for (const each of kinds)
    expect(each.kinds).toEqual(['VOUCHER ALL', 'VOUCHER NEW', 'VOLUME ALL', 'VOUCHER ALL ended']);
});

it('what buyers paid for it adds up in every store, to the book', async () => {
  expect(await whatDoesNotAddUp(database.db)).toEqual([]);
});
