import type { Db } from '../../../platform/db/handle.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { readItems, readTender, type TenderKey } from '../record/tender-rows.sql.ts';
import {
  demandsFor,
  forgetToMatch,
  keepPlace,
  readToMatch,
  storesToMatch,
} from './demands-to-match.sql.ts';
import { bringInLine } from './follow-tender.service.ts';
import { matchStores } from './match-stores.sql.ts';

const batch = 500;
/** Of one store in one run: thousands of listings keep the stores behind them waiting no longer than this. */
const mostDemands = 500;

/**
 * Listings and zones have changed: the open demands for them are looked at anew, so many of each store, and the rest by the next run.
 * A demand that cannot be matched is told at the end and not tried again: it would hold up all that come after it for as long as it is open.
 */
export async function matchChangedShelves(
  db: Db,
  signal: AbortSignal,
  most = mostDemands,
): Promise<number> {
  const { attempt, sum } = attempts('matching demands');
  const matchSome = async (store: OneStore): Promise<number> => {
    const goods = await readToMatch(db, store);
    const demands = await demandsFor(db, store, goods, most);
    for (const key of demands) {
      if (signal.aborted) return 0;
      await attempt(() => matchOne(db, key, store));
    }
    const last = demands.at(most - 1);
    await (last ? keepPlace(db, store, goods, last.tender_id) : forgetToMatch(db, store, goods));
    return 0;
  };
  let after = '0';
  let found: string[];
  do {
    found = await storesToMatch(db, after, batch);
    for (const store_id of found) {
      if (signal.aborted) return sum();
      after = store_id;
      await attempt(() => matchSome(storeIn(systemScope([store_id]), store_id)));
    }
  } while (found.length === batch);
  return sum();
}

async function matchOne(db: Db, key: TenderKey, { store_id }: OneStore): Promise<number> {
  const tender = await readTender(db, key);
  if (!tender) return 0;
  const [match] = await matchStores(db, tender, await readItems(db, key), store_id);
  return bringInLine(db, tender, store_id, match);
}
