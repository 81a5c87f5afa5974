import type { Tx } from '../../platform/db/handle.ts';

/** How many were looked at, and how many of them are gone: another sweep, or who uses one now, may have the others. */
export type Swept = { found: number; gone: number };

export type StoreRow = { store_id: string; id: string };

/** A cluster locks rows of one store at a time. */
export async function storeByStore(
  db: Tx,
  rows: readonly StoreRow[],
  sweepOf: (db: Tx, store_id: string, ids: string[]) => Promise<number>,
): Promise<Swept> {
  let gone = 0;
  for (const [store_id, own] of Map.groupBy(rows, (row) => row.store_id))
    gone += await sweepOf(
      db,
      store_id,
      own.map(({ id }) => id),
    );
  return { found: rows.length, gone };
}
