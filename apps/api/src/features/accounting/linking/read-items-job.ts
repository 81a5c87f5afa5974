import { z } from 'zod';
import { fail } from '../../../platform/failure.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { storeIn } from '../../../platform/store-scope.ts';
import { mustBeChosen, noteLoss } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { theirBooks } from '../accurate/their-books.ts';
import { writeLog } from '../record/log.sql.ts';
import { endReading } from './end-reading.service.ts';
import { noteItemsRead, renamedItems, writeItems, writeStocks } from './items.sql.ts';

const input = z.object({});
export type JobOfItems = Job<typeof input>;

type Kept = { began: string; page: number; of: number; stock_page: number };

/** Page by page, each kept with how far it has got: broken off, it goes on behind the last one. */
export const readItemsJob = (accurate: Accurate): JobOfItems =>
  defineJob({
    name: 'accounting.items',
    area: 'store',
    input,
    isSlow: true,
    run: async ({ db, scope, store_id, kept, keep, write, progress, signal }) => {
      const store = storeIn(scope, store_id ?? '');
      const chosen = await mustBeChosen(db, scope);
      const { connection_id, database_id, warehouse_id } = chosen;
      const books = theirBooks(accurate, db, { connection_id, database_id }, signal);
      let at = (kept as Kept | null) ?? {
        began: new Date().toISOString(),
        page: 0,
        of: 1,
        stock_page: 0,
      };
      try {
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
        while (at.stock_page < at.of) {
          signal.throwIfAborted();
          const { rows } = await books.stock(at.stock_page + 1, warehouse_id);
          const next = { ...at, stock_page: at.stock_page + 1 };
          await write(async (db) => {
            await writeStocks(db, store, rows);
            await keep(db, next);
          });
          at = next;
          await progress(at.of + at.stock_page, at.of * 2);
        }
        await endReading(db, books, store, at.began);
      } catch (error) {
        if (!(error instanceof AccurateFailure) || error.kind === 'later') throw error;
        await noteLoss(db, store, error);
        return fail('accounting_reconnect_needed');
      }
      await write(async (db) => {
        await noteItemsRead(db, store);
      });
      return at;
    },
  });
