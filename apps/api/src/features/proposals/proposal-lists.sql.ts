import type { ProposalListQuery } from '@marketplace/contract/product-proposals';
import type { ProposalRow } from '@marketplace/contract/proposal';
import type { ProposalKind, ProposalState } from '@marketplace/contract/proposal-words';
import { countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../platform/pages.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { rowColumns, rowJoins } from './proposal-rows.sql.ts';

export type Narrowing = Pick<ProposalListQuery, 'query' | 'page' | 'page_size'> & {
  kind?: ProposalKind;
  states?: readonly ProposalState[] | undefined;
};

/** One value is an equality, so that an index that begins with it also gives the order. */
const among = (states: readonly ProposalState[] = []): Sql[] => {
  if (states.length === 0) return [];
  return states.length === 1
    ? [sql`n.state = ${states[0]}::proposal_state`]
    : [sql`n.state = any(${states}::proposal_state[])`];
};

const conditions = (
  { store_id }: OneStore,
  { kind, states, query }: Omit<Narrowing, 'page' | 'page_size'>,
) =>
  joined(
    [
      sql`n.store_id = ${store_id}::bigint`,
      ...(kind ? [sql`n.kind = ${kind}::proposal_kind`] : []),
      ...among(states),
      ...hasWords(sql`n.search_text`, query),
    ],
    ' and ',
  );

export const readProposalPage = (
  db: Db,
  store: OneStore,
  narrowing: Narrowing,
): Promise<ProposalRow[]> => {
  const { page, page_size } = narrowing;
  return rowsOf<ProposalRow>(
    db,
    sql`select ${rowColumns} from product_proposals n ${rowJoins} where ${conditions(store, narrowing)}
        order by n.created_at desc, n.id desc
        limit ${integer(page_size)} offset ${integer((page - 1) * page_size)}`,
  );
};

/** Counted one beyond the cap at most. */
export async function countProposals(
  db: Db,
  store: OneStore,
  narrowing: Omit<Narrowing, 'page' | 'page_size'>,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from product_proposals n where ${conditions(store, narrowing)}
          limit ${integer(countedUpTo + 1)}) f`,
  );
  return row?.count ?? 0;
}

export type OperatorsRow = ProposalRow & { store_name: string; changed: string };
type Behind = readonly [changed: string, store_id: string, id: string];

/** Of all stores or of one, what has waited longest first. */
export const readProposalsIn = (
  db: Db,
  { state, store_id }: { state: ProposalState; store_id?: string | undefined },
  behind: Behind | undefined,
  limit: number,
): Promise<OperatorsRow[]> => {
  const isBehind = behind
    ? sql`(n.updated_at, n.store_id, n.id) > (${atMicroseconds(behind[0])}, ${behind[1]}::bigint, ${behind[2]}::bigint)`
    : sql`true`;
  const ofStore = store_id ? sql`n.store_id = ${store_id}::bigint` : sql`true`;
  return rowsOf<OperatorsRow>(
    db,
    sql`select ${rowColumns}, s.name as store_name, ${microseconds(sql`n.updated_at`)}::text as changed
        from product_proposals n ${rowJoins} join stores s on s.id = n.store_id
        where n.state = ${state}::proposal_state and ${isBehind} and ${ofStore}
        order by n.updated_at, n.store_id, n.id limit ${limit}::int`,
  );
};
