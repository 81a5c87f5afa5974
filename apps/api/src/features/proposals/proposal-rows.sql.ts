import type {
  ProposalDetail,
  ProposalRow,
  ProposalStep,
  ProposedVariants,
} from '@marketplace/contract/proposal';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** A proposal as its table has it; its units have no names yet. */
export type ProposalRecord = Omit<ProposalDetail, 'variants' | 'timeline'> & {
  variants: ProposedVariants;
};

/** Of the proposal `n` and its category `c`. */
export const rowColumns = sql`
  n.id, n.store_id, n.kind, n.state, n.version, n.name, n.brand_name, n.category_id, c.name as category_name,
  n.photo_ids, n.reason, n.product_id, u.name as proposed_by_name, n.created_at, n.updated_at`;

export const rowJoins = sql`join categories c on c.id = n.category_id left join users u on u.id = n.user_id`;

async function readOne(db: Db, { store_id }: OneStore, which: Sql) {
  const [row] = await rowsOf<ProposalRecord>(
    db,
    sql`select ${rowColumns}, n.brand_id, n.note, n.variants, y.time_zone, p.name as product_name
        from product_proposals n ${rowJoins}
        join stores s on s.id = n.store_id join cities y on y.id = s.city_id
        left join products p on p.id = n.product_id
        where n.store_id = ${store_id}::bigint and ${which}`,
  );
  return row;
}

export const readProposal = (db: Db, store: OneStore, proposal_id: string) =>
  readOne(db, store, sql`n.id = ${proposal_id}::bigint`);

/** What the store has asked for under this name and that is not decided. */
export const readOpenNamed = (
  db: Db,
  store: OneStore,
  { name, brand_name }: { name: string; brand_name: string | null },
) =>
  readOne(
    db,
    store,
    sql`n.state in ('PENDING', 'NEEDS_REVISION') and lower(n.name) = lower(${name}::text)
      and lower(coalesce(n.brand_name, '')) = lower(${brand_name ?? ''}::text)`,
  );

/** Whoever proposes or revises in a store comes after the one before: names and how many are open are judged by what is there. */
export async function lockProposals(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`proposals of store ${store_id}`}, 0))`,
  );
}

/** How many are not decided, counted so far. */
export async function countOpen(db: Tx, { store_id }: OneStore, most: number): Promise<number> {
  const open = await rowsOf(
    db,
    sql`select from product_proposals where store_id = ${store_id}::bigint
          and state in ('PENDING', 'NEEDS_REVISION') limit ${most}::int`,
  );
  return open.length;
}

/** Of two who decide or edit at once one waits here for the other. */
export async function lockProposal(db: Tx, store: OneStore, proposal_id: string) {
  await rowsOf(
    db,
    sql`select from product_proposals
        where store_id = ${store.store_id}::bigint and id = ${proposal_id}::bigint for update`,
  );
  return readProposal(db, store, proposal_id);
}

/** What happened, as it happened. */
export const readSteps = (
  db: Db,
  { store_id }: OneStore,
  proposal_id: string,
): Promise<ProposalStep[]> =>
  rowsOf<ProposalStep>(
    db,
    sql`select t.id, t.kind, u.name as actor_name, t.text, t.created_at
        from product_proposal_steps t left join users u on u.id = t.user_id
        where t.store_id = ${store_id}::bigint and t.proposal_id = ${proposal_id}::bigint order by t.id`,
  );

export function toRow(record: ProposalRecord): ProposalRow {
  const {
    brand_id: _,
    note: __,
    variants: ___,
    time_zone: ____,
    product_name: _____,
    ...row
  } = record;
  return row;
}
