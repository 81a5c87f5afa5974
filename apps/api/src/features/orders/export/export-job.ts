import { exportDays, exportFormats, exportKinds } from '@marketplace/contract/export-columns';
import { orderFilter } from '@marketplace/contract/orders';
import { z } from 'zod';
import { inBatchesOf } from '../../../platform/db/batches.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import type { Storage } from '../../../platform/files/storage.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { keepForDays } from '../../storage/kept-objects.service.ts';
import { idsToExport } from './export-orders.service.ts';
import { readOrderLines, readOrders } from './order-export.sql.ts';
import { maySeeOrders } from './order-exports.sql.ts';
import { chosenLineColumns, chosenOrderColumns } from './order-file-columns.ts';

export const exportName = 'orders.export';

export const exportInput = z.object({
  store_ids: z.array(z.string()),
  what: z.enum(exportKinds),
  format: z.enum(exportFormats),
  columns: z.array(z.string()),
  filter: orderFilter,
  order_ids: z.array(z.string()).nullable(),
});

export type ExportInput = z.output<typeof exportInput>;

/** Where the file lies and what it is called, as the job's result keeps it. No client sees the key. */
export type ExportResult = {
  key: string;
  rows: number;
  size: number;
  headers: Record<string, string>;
  expires_at: string;
};

/**
 * A file of orders that its person fetches later. Begun again it is made again; the object of an earlier attempt goes with its days. Whether the
 * person may still see the orders is asked when it runs and when the file is fetched.
 */
export const exportJob = (storage: Storage) =>
  defineJob({
    name: exportName,
    area: null,
    isSlow: true,
    input: exportInput,
    run: async ({ db, input, user_id, progress, signal }) => {
      const { store_ids, what, format, columns, filter, order_ids } = input;
      if (!user_id || !(await maySeeOrders(db, user_id, store_ids)))
        return fail('permission_denied');
      const scope = systemScope(store_ids);
      const filters = { ...filter, select_all_seller_store: store_ids.length > 1 };
      const ids = order_ids ?? (await idsToExport(db, scope, filters));
      await progress(0, ids.length);
      let [orders, rows] = [0, 0];
      const counted = <Row>(read: (some: string[]) => Promise<Row[]>) =>
        inBatchesOf(ids, async (some) => {
          signal.throwIfAborted();
          const batch = await read(some);
          orders += some.length;
          rows += batch.length;
          await progress(orders, ids.length);
          return batch;
        });
      const write = format === 'csv' ? csvRows : xlsxRows;
      const bytes =
        what === 'orders'
          ? write({
              name: 'Pesanan',
              columns: chosenOrderColumns(columns),
              batches: counted((some) => readOrders(db, scope, some)),
            })
          : write({
              name: 'Barang pesanan',
              columns: chosenLineColumns(columns),
              batches: counted((some) => readOrderLines(db, scope, some)),
            });
      const { headers } = fileAnswer(
        what === 'orders' ? 'pesanan' : 'barang-pesanan',
        format,
        bytes,
      );
      const type = headers['content-type'] ?? '';
      const kept = await keepForDays(db, storage, bytes, { type, days: exportDays });
      return { ...kept, rows, headers } satisfies ExportResult;
    },
  });
