import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { readMovedStores, takeStock } from './scarce-stocks.sql.ts';

const batch = 200;

/**
 * Tells the people of a store what is running out, of all that began within the last minutes in one word. Asked of the
 * shelves by themselves, so that an order does not wait for it.
 */
export async function tellScarce(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('telling what is running out');
  let behind = '0';
  let stores: { store_id: string }[];
  do {
    stores = await readMovedStores(db, behind, batch);
    for (const { store_id } of stores) {
      if (signal.aborted) return sum();
      await attempt(async () =>
        (await inTransaction(db, (db) => tellStore(db, store_id))) ? 1 : 0,
      );
    }
    behind = stores.at(-1)?.store_id ?? behind;
  } while (stores.length === batch);
  return sum();
}

async function tellStore(db: Parameters<typeof takeStock>[0], store_id: string): Promise<boolean> {
  const { low, gone } = await takeStock(db, store_id);
  if (low + gone === 0) return false;
  await writeEvent(db, {
    store_id,
    area: 'inventory',
    kind: 'stock.scarce',
    payload: { store_id, low, gone },
  });
  return true;
}
