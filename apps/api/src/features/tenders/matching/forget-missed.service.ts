import type { Db } from '../../../platform/db/handle.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { deleteOld, storesWithOld } from './forget-missed.sql.ts';

const batch = 500;

/** Demands that a store had no answer for and that ended long ago. */
export async function forgetMissed(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('forgetting missed demands');
  const forgetOf = async (store_id: string): Promise<number> => {
    const store = storeIn(systemScope([store_id]), store_id);
    let [rows, last] = [0, batch];
    while (last === batch && !signal.aborted) {
      last = await deleteOld(db, store, batch);
      rows += last;
    }
    return rows;
  };
  let after = '0';
  let found: string[];
  do {
    found = await storesWithOld(db, after, batch);
    for (const store_id of found) {
      if (signal.aborted) return sum();
      after = store_id;
      await attempt(() => forgetOf(store_id));
    }
  } while (found.length === batch);
  return sum();
}
