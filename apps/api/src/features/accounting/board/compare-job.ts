import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type StoreScope, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { booksThere, isChosen, isLinked, mustBeChosen, noteLoss } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { theirBooks } from '../accurate/their-books.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { endReading } from '../linking/end-reading.service.ts';
import { renamedItems, writeItems } from '../linking/items.sql.ts';
import { brokenShelves } from '../record/broken-shelves.sql.ts';
import { writeDifferences } from '../record/differences.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { isWorking, noteJob } from '../record/work.sql.ts';
import { syncStock } from '../sync/sync-stock.service.ts';
import { endMended, noteCompared, storesToCompare } from './compare.sql.ts';

const input = z.object({});
export type CompareJob = Job<typeof input>;

type Kept = { began: string; page: number; of: number };

/** All of it, held against theirs: items page by page, each kept; then the stock, whose differences are written as they are found. */
export const compareJob = (accurate: Accurate): CompareJob =>
  defineJob({
    name: 'accounting.compare',
    area: 'store',
    input,
    isSlow: true,
    run: async ({ db, scope, store_id, kept, keep, write, progress, signal }) => {
      const store = storeIn(scope, store_id ?? '');
      const chosen = await mustBeChosen(db, scope);
      const books = theirBooks(accurate, db, booksThere(chosen), signal);
      let at = (kept as Kept | null) ?? { began: new Date().toISOString(), page: 0, of: 1 };
      try {
        const warehouses = await books.warehouses();
        if (!warehouses.some(({ id, is_usable }) => id === chosen.warehouse_id && is_usable))
          throw new AccurateFailure('lost', 'WAREHOUSE_GONE', { problem: 'WAREHOUSE_GONE' });
        while (at.page < at.of) {
          signal.throwIfAborted();
          const { rows, page_count } = await books.items(at.page + 1);
          const next = { ...at, page: at.page + 1, of: page_count };
          await write(async (db) => {
            const renamed = await renamedItems(db, store, rows);
            await writeItems(db, store, rows, at.began);
            await writeLog(
              db,
              store,
              renamed.map(({ item_no, before, after }) => ({
                kind: 'ITEM_CHANGED' as const,
                about: item_no,
                change: `${before} → ${after}`,
              })),
            );
            await keep(db, next);
          });
          at = next;
          await progress(at.page, at.of * 2);
        }
        await endReading(db, books, store, at.began);
        // Before the stock: nothing flows over a link that is no longer what it was.
        const broken = await brokenShelves(db, store);
        await write(async (db) => {
          await endMended(db, store, broken);
          await writeDifferences(
            db,
            store,
            broken.map(({ variant_id, reason, words }) => ({ variant_id, reason, words })),
          );
        });
        await syncStock(db, accurate, store, chosen, signal, {
          all: true,
          progress: (done, total) =>
            progress(at.of + Math.round((done / total) * at.of), at.of * 2),
        });
      } catch (error) {
        if (!(error instanceof AccurateFailure) || error.kind === 'later') throw error;
        await noteLoss(db, store, error);
        return fail('accounting_reconnect_needed');
      }
      await write(async (db) => {
        await noteCompared(db, store);
        await writeLog(db, store, [{ kind: 'COMPARED', about: chosen.database_name ?? '' }]);
      });
      return at;
    },
  });

/** While it is compared already, it is that one. */
export const startComparison = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id }: { marketplace_store_id: string },
  job: CompareJob,
): Promise<{ job_id: string }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    if (!isChosen(books)) return fail('accounting_not_chosen');
    if (books.problem === 'RECONNECT' || books.problem === 'SCOPES_MISSING')
      return fail('accounting_reconnect_needed');
    if (books.job_id && (await isWorking(db, scope, books.job_id))) fail('accounting_busy');
    const job_id = await startJob(db, job, { ...store, user_id, input: {} });
    await noteJob(db, store, job_id);
    return { job_id };
  });

/** An hour’s share of the night; a comparison that has begun is begun by nobody else. */
const mostAtOnce = 500;

/** Between one and five in Jakarta. */
const isNight = (now: Date) => {
  const hour = (now.getUTCHours() + 7) % 24;
  return hour >= 1 && hour < 5;
};

/** Once a night for each store that is linked. */
export const compareAtNight =
  (job: CompareJob) =>
  async (db: Db, signal: AbortSignal): Promise<number> => {
    if (!isNight(new Date())) return 0;
    const { attempt, sum } = attempts('starting comparisons');
    for (const { store_id } of await storesToCompare(db, mostAtOnce)) {
      if (signal.aborted) break;
      const scope = systemScope([store_id]);
      await attempt(() =>
        inTransaction(db, async (db) => {
          const store = storeIn(scope, store_id);
          const books = await lockBooks(db, store);
          if (!isChosen(books) || books.problem) return 0;
          if (books.job_id && (await isWorking(db, scope, books.job_id))) return 0;
          const job_id = await startJob(db, job, { ...store, user_id: null, input: {} });
          await noteJob(db, store, job_id);
          return 1;
        }),
      );
    }
    return sum();
  };
