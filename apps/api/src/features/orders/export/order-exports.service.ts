import type { ExportedFile, ExportStart } from '@marketplace/contract/order-exports';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { FileAnswer } from '../../../platform/exports/file-answer.ts';
import { fail } from '../../../platform/failure.ts';
import type { Storage } from '../../../platform/files/storage.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type ExportInput, type ExportResult, exportInput, exportName } from './export-job.ts';
import { refuseTooLarge } from './export-orders.service.ts';
import {
  cancelExport,
  type ExportRow,
  holdUnfinished,
  maySeeOrders,
  readExport,
  readExports,
  readStoreNames,
} from './order-exports.sql.ts';

const mostShown = 20;

type ExportJob = Job<typeof exportInput>;

/** Of all orders the counters know at once that they are too many; what a filter leaves the job finds out. */
export async function startExport(
  db: Db,
  job: ExportJob,
  { user_id }: Caller,
  scope: StoreScope,
  { what, format, columns, filter, order_ids }: ExportStart,
): Promise<{ export_id: string }> {
  if (!order_ids) await refuseTooLarge(db, scope, { ...filter, select_all_seller_store: true });
  const input: ExportInput = {
    store_ids: [...scope.store_ids],
    what,
    format,
    columns,
    filter,
    order_ids: order_ids ?? null,
  };
  return startOnce(db, job, user_id, input);
}

/** One at a time: a person's many files would keep everybody's waiting. The same asked for again is the one under way. */
const startOnce = (db: Db, job: ExportJob, user_id: string, input: ExportInput) =>
  inTransaction(db, async (db): Promise<{ export_id: string }> => {
    const unfinished = await holdUnfinished(db, user_id, exportName);
    if (!unfinished)
      return { export_id: await startJob(db, job, { store_id: null, user_id, input }) };
    const { data } = exportInput.safeParse(unfinished.input);
    const isSame = JSON.stringify(data) === JSON.stringify(exportInput.parse(input));
    return isSame ? { export_id: unfinished.id } : fail('export_under_way');
  });

export async function listExports(
  db: Db,
  { user_id }: Caller,
): Promise<{ exports: ExportedFile[] }> {
  const rows = await readExports(db, user_id, exportName, mostShown);
  // What another release has asked for may be nothing that this one can tell of.
  const exports = rows.flatMap((row) => {
    const { data: input } = exportInput.safeParse(row.input);
    return input ? [{ row, input }] : [];
  });
  const alone = exports.flatMap(({ input }) =>
    input.store_ids.length === 1 ? input.store_ids : [],
  );
  const names = new Map((await readStoreNames(db, alone)).map(({ id, name }) => [id, name]));
  return { exports: exports.map(({ row, input }) => shown(row, input, names)) };
}

function shown(
  { result, state, input: _input, ...row }: ExportRow,
  { store_ids, what, format, filter, order_ids }: ExportInput,
  names: ReadonlyMap<string, string>,
): ExportedFile {
  const ready = state === 'DONE' ? (result as ExportResult) : undefined;
  const isCancelled = (result as { is_cancelled?: boolean } | null)?.is_cancelled === true;
  return {
    ...row,
    what,
    format,
    store_count: store_ids.length,
    store_name: names.get(store_ids.length === 1 ? (store_ids[0] ?? '') : '') ?? null,
    date_from: filter.date_from ?? null,
    date_to: filter.date_to ?? null,
    status: filter.status ?? [],
    query: filter.query || null,
    payment_status: filter.payment_status ?? [],
    payment_method: filter.payment_method ?? [],
    delivery: filter.delivery ?? [],
    is_of_buyer: filter.buyer_store_id !== undefined,
    order_count: order_ids?.length ?? null,
    state: isCancelled ? 'CANCELLED' : state,
    rows: ready?.rows ?? null,
    size: ready?.size ?? null,
    expires_at: ready?.expires_at ?? null,
  };
}

export async function stopExport(
  db: Db,
  { user_id }: Caller,
  { export_id }: { export_id: string },
) {
  await inTransaction(db, (db) => cancelExport(db, user_id, exportName, export_id));
  return {};
}

/** Of what one may see: who has lost a store since then has lost what was exported of it, too. */
async function seen(db: Db, { user_id }: Caller, id: string) {
  const row = (await readExport(db, exportName, id)) ?? fail('job_not_found');
  const input = exportInput.safeParse(row.input).data ?? fail('job_not_found');
  if (!(await maySeeOrders(db, user_id, input.store_ids))) fail('job_not_found');
  return { ...row, input };
}

export async function retryExport(
  db: Db,
  job: ExportJob,
  who: Caller,
  { export_id }: { export_id: string },
): Promise<{ export_id: string }> {
  const { input } = await seen(db, who, export_id);
  return startOnce(db, job, who.user_id, input);
}

export async function openExport(
  db: Db,
  storage: Storage,
  who: Caller,
  { export_id }: { export_id: string },
): Promise<FileAnswer> {
  const { state, result } = await seen(db, who, export_id);
  if (state !== 'DONE') return fail('file_not_found');
  const { key, headers, expires_at } = result as ExportResult;
  if (Date.parse(expires_at) <= Date.now()) fail('file_not_found');
  return { bytes: await storage.read(key), headers };
}
