import type { DemandCounts } from '@marketplace/contract/tender-offering-lists';
import { type DemandState, demandStates } from '@marketplace/contract/tender-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { identifier, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';

/** A store's counters, as an array in the order of the states. */
export const sumOfDemands = sql`array[${joined(
  demandStates.map((state) => sql`coalesce(sum(${identifier(state)}), 0)::int`),
  ', ',
)}]`;

export const demandCountsOf = (counts: readonly number[]): DemandCounts =>
  Object.fromEntries(
    demandStates.map((state, index) => [state, counts[index] ?? 0]),
  ) as DemandCounts;

/** One demand more in a list, one less in another. Comes after the place among the events, which all who write here hold. */
export async function countDemand(
  db: Tx,
  store_id: string,
  from: DemandState | null,
  to: DemandState | null,
): Promise<void> {
  const change = (state: DemandState, by: Sql) =>
    sql`${identifier(state)} = c.${identifier(state)} ${by}`;
  const set = [...(from ? [change(from, sql`- 1`)] : []), ...(to ? [change(to, sql`+ 1`)] : [])];
  const own = sql`${store_id}::bigint`;
  const changed = await rowsOf(
    db,
    sql`update tender_counters c set ${joined(set, ', ')} where c.store_id = ${own} returning 1`,
  );
  if (changed.length > 0 || !to) return;
  await rowsOf(
    db,
    sql`insert into tender_counters as c (store_id, ${identifier(to)}) values (${own}, 1)
        on conflict (store_id) do update set ${change(to, sql`+ 1`)}`,
  );
}
