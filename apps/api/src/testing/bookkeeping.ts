import type { Settlement } from '@marketplace/contract/accounting-words';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { openAccountingPort } from '../features/accounting/accounting-port.ts';
import { openAccounting } from '../features/accounting/sync/deliver.service.ts';
import { keepBooksOf } from '../features/accounting/sync/keep-books.service.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import { serveTarget } from '../platform/outbox/take-turns.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import type { openAccurate, Sandbox } from './accurate.ts';
import type { TestServer } from './test-server.ts';

const { signal: never } = new AbortController();
const silent = { info: () => {}, warn: () => {}, error: () => {} } as never;

type Settings = Awaited<ReturnType<typeof openAccurate>>['settings'];

/** What a process does for the books of one store, step by step and when it is told to. */
export function bookkeeping(
  { call, database: { db } }: TestServer,
  settings: Settings,
  token: string,
  marketplace_store_id: string,
) {
  const port = openAccountingPort(settings);
  const scope = systemScope([marketplace_store_id]);
  const store = storeIn(scope, marketplace_store_id);
  const transport = openAccounting(db, port.accurate);
  const of = { marketplace_store_id };
  const target = {
    store_id: marketplace_store_id,
    channel: transport.channel.name,
    target: marketplace_store_id,
  };
  const letTimePass = async () => {
    await sql`update outbox set due_at = now()
      where state = 'WAITING' and channel = 'accounting' and store_id = ${marketplace_store_id}`.execute(
      db,
    );
    await sql`update outbox_targets set due_at = now(), rests_until = now(), leased_until = null
      where channel = 'accounting' and store_id = ${marketplace_store_id}`.execute(db);
  };
  const waiting = async () =>
    (
      await sql`select id from outbox
        where state = 'WAITING' and channel = 'accounting' and store_id = ${marketplace_store_id}`.execute(
        db,
      )
    ).rows.length;
  /** What is in the outbox, once each; what is put off stays. */
  const deliver = async (ending: AbortSignal = never) => {
    await letTimePass();
    const transports = new Map([[transport.channel.name, transport]]);
    await serveTarget({ db, transports, log: silent, ending }, target);
  };
  /** Until nothing waits any more, however often it is put off. */
  const deliverAll = async (most = 12) => {
    for (let round = 0; round < most && (await waiting()) > 0; round += 1) await deliver();
  };
  const run = async () => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from jobs where store_id = ${marketplace_store_id} and name like 'accounting.%'
        and finished_at is null`.execute(db);
    for (const { id, name } of rows) {
      const jobs = new Map(Object.values(port.jobs).map((job) => [job.name, job]));
      await runJob(
        { db, jobs, log: silent, ending: never },
        { store_id: marketplace_store_id, id, name },
        never,
      );
    }
  };
  const keep = () => keepBooksOf(db, store);
  return {
    port,
    store,
    deliver,
    deliverAll,
    run,
    /** Looks for what is to be done, once. */
    keep,
    /** All of it: looked for, and carried there. */
    inStep: async () => {
      await keep();
      await deliverAll();
    },
    waiting,
    compare: async () => {
      const { status, text } = await call(contract.accountingSync.compare, { body: of }, token);
      if (status !== 200) throw new Error(text);
      await run();
    },
    registration: async () =>
      (await call(contract.accounting.check, { query: of }, token)).body.registration,
    differences: async (more: object = {}) =>
      (
        await call(
          contract.accountingSync.differences,
          { query: { ...of, page_size: 100, ...more } },
          token,
        )
      ).body.data,
    settle: (difference_id: string, action: Settlement, more: object = {}) =>
      call(
        contract.accountingSync.settle,
        { body: { ...of, difference_id, action, ...more } },
        token,
      ),
    log: async (more: object = {}) =>
      (
        await call(
          contract.accountingSync.log,
          { query: { ...of, page_size: 100, ...more } },
          token,
        )
      ).body.data,
    documents: () =>
      db
        .selectFrom('accounting_documents')
        .where('store_id', '=', marketplace_store_id)
        .selectAll()
        .orderBy('id')
        .execute(),
  };
}

/** A company's books there. */
export const companyOf = ({ companies }: Sandbox, database = 801) => {
  const company = companies.find(({ id }) => id === database);
  if (!company) throw new Error('there is no such company');
  return company;
};

/** An item as our listing would have it: pieces, and a carton of so many. */
export function stockItem(
  sandbox: Sandbox,
  item: {
    no: string;
    name: string;
    upc?: string;
    stock?: number;
    units?: { name: string; ratio: number }[];
  },
): void {
  const company = companyOf(sandbox);
  company.next_id += 1;
  company.items.set(item.no, {
    id: company.next_id,
    no: item.no,
    name: item.name,
    itemType: 'INVENTORY',
    upcNo: item.upc ?? '',
    itemCategoryName: 'Umum',
    unitPrice: 1_000,
    suspended: false,
    units: item.units ?? [{ name: 'PCS', ratio: 1 }],
    stock: new Map([[50, item.stock ?? 0]]),
  });
}

export const stockThere = (sandbox: Sandbox, no: string): number =>
  companyOf(sandbox).items.get(no)?.stock.get(50) ?? 0;
