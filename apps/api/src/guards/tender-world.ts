import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { followTender } from '../features/tenders/matching/follow-tender.service.ts';
import { awardBody, inDays, offerFor, usualOffer, wishes } from '../testing/tenders.ts';
import type { Attempt } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh } from './store-write.ts';

export type TenderStage = 'ASKED' | 'SENT' | 'COUNTERED' | 'DECLINED' | 'CLOSED' | 'WON';

/** A demand of the own buyer, as it fits the own seller, and that store's offer. */
export type Tendered = {
  buyer_store_id: string;
  tender_id: string;
  store_id: string;
  version: number;
  item_id: string;
};

export const nobodysTender = '999999999';
export const asOwner = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OWNER' });

/** What the store has most of; of its pieces none is missed. */
async function plentifulUnit({ server, own }: GuardWorld): Promise<string> {
  const { rows } = await sql<{ product_unit_id: string }>`
    select i.product_unit_id from inventories i join stocks s using (store_id, variant_id)
    join product_units u on u.id = i.product_unit_id
    where i.store_id = ${own.seller}::bigint and i.state = 'ACTIVE'
    order by u.base_quantity, s.stock - s.reserved desc, i.id limit 1`.execute(server.database.db);
  return rows[0]?.product_unit_id ?? '';
}

/** A buyer has so many open, and asks for so many in a day: what was made before is over, and older. */
const ageTenders = ({ server, own }: GuardWorld) =>
  sql`update tenders set created_at = created_at - interval '2 days',
        state = case when id in (select id from tenders where store_id = ${own.buyer}::bigint
          order by id desc limit 10) then state when state = 'OPEN' then 'CLOSED' else state end,
        closed_at = case when state = 'OPEN' and id not in (select id from tenders where store_id = ${own.buyer}::bigint
          order by id desc limit 10) then now() else closed_at end
      where store_id = ${own.buyer}::bigint`.execute(server.database.db);

export async function tenderBody(world: GuardWorld, buyer_store_id: string) {
  await ageTenders(world);
  const items = [{ product_unit_id: await plentifulUnit(world), quantity: 1 }];
  return wishes({ buyer_store_id, items, note: `Uji ${fresh()}` });
}

/** A demand that has come so far. */
export async function tenderAt(
  world: GuardWorld,
  stage: TenderStage,
  more: object = {},
): Promise<Tendered> {
  const { server, own, tokens } = world;
  const { db } = server.database;
  await db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', own.seller)
    .execute();
  const body = { ...(await tenderBody(world, own.buyer)), ...more };
  const made = await server.call(contract.tenders.create, { body }, tokens.OWNER);
  const key = { buyer_store_id: own.buyer, tender_id: made.body.tender.id };
  await followTender(db, key);
  const { rows } = await sql<{ id: string }>`
    select id from tender_items where tender_id = ${key.tender_id}`.execute(db);
  const tendered = { ...key, store_id: own.seller, version: 1, item_id: rows[0]?.id ?? '' };
  await bringTo(world, stage, tendered, made.body.tender);
  return { ...tendered, version: stage === 'COUNTERED' ? 2 : 1 };
}

async function bringTo(
  world: GuardWorld,
  stage: TenderStage,
  { store_id, tender_id, buyer_store_id, item_id }: Tendered,
  tender: { id: string; buyer_store_id: string },
): Promise<void> {
  const { server, tokens } = world;
  const { tenders, tenderOfferings } = contract;
  const call = (entry: Parameters<typeof server.call>[0], body: object) =>
    server.call(entry, { body }, tokens.OWNER);
  if (stage === 'CLOSED') await call(tenders.close, { buyer_store_id, tender_id });
  if (stage === 'DECLINED')
    await call(tenderOfferings.reject, { store_id, tender_id, reason: 'too_far' });
  if (stage === 'SENT' || stage === 'COUNTERED' || stage === 'WON')
    await offerFor(server, tokens.OWNER, tender, { store_id });
  const ofOffer = { buyer_store_id, tender_id, seller_store_id: store_id, version: 1 };
  if (stage === 'COUNTERED')
    await call(tenders.counter, { ...ofOffer, lines: [{ item_id, unit_price: 100 }] });
  if (stage === 'WON') await call(tenders.award, awardBody(tender, { store_id, version: 1 }));
}

/** The same demand, and offer if there is one, of a store that is what the test wants it to be. */
export async function inStore(
  { server }: GuardWorld,
  { tender_id, store_id: from }: Tendered,
  store_id: string,
): Promise<void> {
  const { db } = server.database;
  for (const table of ['tender_fits', 'tender_offers', 'tender_offer_lines'])
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object('store_id', ${store_id}::text))).*
      from ${sql.table(table)} t where t.store_id = ${from}::bigint and t.tender_id = ${tender_id}::bigint`.execute(
      db,
    );
}

/** Both sides have said all that they may. */
export const saidEnough = ({ server }: GuardWorld, { tender_id }: Tendered) =>
  sql`insert into tender_rounds (store_id, tender_id, kind, side, payload_hash)
      select o.store_id, o.tender_id, 'REVISED', 'SELLER', 'x' from tender_offers o, generate_series(1, 20)
      where o.tender_id = ${tender_id}::bigint`.execute(server.database.db);

export const offerBody = async (
  { server, tokens }: GuardWorld,
  { store_id, tender_id }: Tendered,
) => usualOffer(server, tokens.OWNER, { id: tender_id }, store_id);

export const someOffer = (store_id: string) => ({
  store_id,
  tender_id: nobodysTender,
  tender_version: 1,
  lines: [{ item_id: '1', inventory_id: '1', quantity: 1, unit_price: 1_000 }],
  delivery: 'STORE_COURIER',
  valid_until: inDays(2),
});
