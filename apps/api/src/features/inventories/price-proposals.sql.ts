import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** Prices or costs are others: what the rules would have otherwise is counted anew, where there are rules. */
export async function markProposalsDue(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update price_proposals set due_at = now(), revision = revision + 1
        where store_id = ${store_id}::bigint and due_at is not null`,
  );
}

/** The same whether there were rules or not: one after the other, whoever changes them. */
export async function lockRules(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`insert into price_proposals as p (store_id, due_at) values (${store_id}::bigint, now())
        on conflict (store_id) do update set due_at = excluded.due_at, revision = p.revision + 1`,
  );
}

type Counted = { adjustable: number; without_cost: number; without_median: number };
export type Proposals = Counted & { counted_at: string | null; is_due: boolean };

export async function readProposals(db: Db, { store_id }: OneStore): Promise<Proposals> {
  const [row] = await rowsOf<Proposals>(
    db,
    sql`select adjustable, without_cost, without_median, counted_at,
          coalesce(due_at <= now(), false) as is_due
        from price_proposals where store_id = ${store_id}::bigint`,
  );
  return (
    row ?? { adjustable: 0, without_cost: 0, without_median: 0, counted_at: null, is_due: false }
  );
}

/** Stores that are to be counted, those that have waited longest first. */
export const readDueStores = (db: Db, limit: number): Promise<{ store_id: string }[]> =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from price_proposals where due_at <= now() order by due_at limit ${limit}::int`,
  );

/** Takes a store that is due, for so long that one that cannot be counted is in nobody's way; the revision as it is now. */
export async function claimDue(db: Db, { store_id }: OneStore): Promise<number | undefined> {
  const [row] = await rowsOf<{ revision: number }>(
    db,
    sql`update price_proposals set due_at = now() + interval '10 minutes'
        where store_id = ${store_id}::bigint and due_at <= now() returning revision`,
  );
  return row?.revision;
}

export async function readRevision(db: Db, { store_id }: OneStore): Promise<number | undefined> {
  const [row] = await rowsOf<{ revision: number }>(
    db,
    sql`select revision from price_proposals where store_id = ${store_id}::bigint`,
  );
  return row?.revision;
}

/** Two at night, and not all stores at once. */
const nextNight = sql`(date_trunc('day', now() at time zone 'Asia/Jakarta') + interval '1 day 2 hours'
  + store_id % 180 * interval '1 minute') at time zone 'Asia/Jakarta'`;

/** Writes what was counted; whatever has changed since the revision stays due. Whether there are more or fewer than before. */
export async function writeCounted(
  db: Tx,
  { store_id }: OneStore,
  { adjustable, without_cost, without_median }: Counted,
  { revision, hasRules }: { revision: number; hasRules: boolean },
): Promise<boolean> {
  const [before] = await rowsOf<{ adjustable: number }>(
    db,
    sql`select adjustable from price_proposals where store_id = ${store_id}::bigint for no key update`,
  );
  await rowsOf(
    db,
    sql`update price_proposals set adjustable = ${adjustable}::int, without_cost = ${without_cost}::int,
          without_median = ${without_median}::int, counted_at = now()
        where store_id = ${store_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update price_proposals set due_at = ${hasRules ? nextNight : sql`null`}
        where store_id = ${store_id}::bigint and revision = ${revision}::int`,
  );
  return before !== undefined && before.adjustable !== adjustable;
}
