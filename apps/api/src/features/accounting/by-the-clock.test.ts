import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectBooks, consent } from '../../testing/accurate.ts';
import { type BookedStore, openBookedStore } from '../../testing/booked-store.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { compareAtNight } from './board/compare-job.ts';
import { forgetOldLog } from './board/log.service.ts';
import { keepBooks } from './sync/keep-books.service.ts';

const { accounting } = contract;
const { signal: never } = new AbortController();

let store: BookedStore;
let of: BookedStore['of'];
let sandbox: BookedStore['sandbox'];
let server: BookedStore['server'];
let owner: BookedStore['owner'];
let books: BookedStore['books'];
let wrongInBooks: BookedStore['wrongInBooks'];
let complete: BookedStore['complete'];
let invoiceOf: BookedStore['invoiceOf'];
const db = () => server.database.db;
beforeAll(async () => {
  store = await openBookedStore();
  ({ of, sandbox, server, owner, books, wrongInBooks, complete, invoiceOf } = store);
}, 60_000);
afterEach(() => store.clear());
afterAll(() => store.close());

const consentAgain = async () => {
  const begun = await server.call(accounting.begin, { body: of }, owner);
  const back = await consent(begun.body.authorize_url);
  return server.call(accounting.setupWithCode, { body: { ...of, ...back } }, owner);
};

describe('what nobody has to ask for [API-41] [RT-52]', () => {
  it('every store that is linked is looked after', async () => {
    const order_id = await complete();
    await keepBooks(db(), never);
    await books.deliverAll();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await wrongInBooks()).toEqual([]);
    // And left alone where nothing has moved.
    for (const _ of [1, 2]) await keepBooks(db(), never);
    expect(await books.waiting()).toBe(0);
  });

  it('what was on its way when the store was cut off goes once it is linked again, with all stores of the login', async () => {
    const other = await server.signIn(testPeople.otherOwner);
    await connectBooks(server, other, testStores.other);
    const order_id = await complete();
    await books.keep();
    await server.call(accounting.disconnect, { body: of }, owner);
    await books.deliver();
    expect(await books.waiting()).toBe(0);
    expect(await invoiceOf(order_id)).toMatchObject({ state: 'WAITING' });
    await sql`update accounting_stores set problem = 'RECONNECT' where store_id = ${testStores.other}`.execute(
      db(),
    );
    await consentAgain();
    const query = { marketplace_store_id: testStores.other };
    expect((await server.call(accounting.check, { query }, other)).body.registration.problem).toBe(
      null,
    );
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await wrongInBooks()).toEqual([]);
  });

  it('what was completed while the log has forgotten it is found in the orders', async () => {
    const order_id = await complete();
    await sql`delete from store_events where store_id = ${of.marketplace_store_id}`.execute(db());
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await wrongInBooks()).toEqual([]);
  });

  it('tokens that cannot be renewed at the moment are renewed at the next call', async () => {
    sandbox.command('token_expired');
    sandbox.faults.add({ kind: 'status', path: '/oauth/token', status: 500 });
    const query = { query: of };
    const refused = await server.call(accounting.databases, query, owner);
    expect(refused.body.errors?.code).toBe('accounting_unreachable');
    expect((await server.call(accounting.databases, query, owner)).status).toBe(200);
  });

  it('what comes too late for a closed period is dated today when somebody says so', async () => {
    const order_id = await complete();
    await books.keep();
    await sql`update accounting_documents set day = day - 3
      where store_id = ${of.marketplace_store_id} and state = 'WAITING'`.execute(db());
    const closed = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    sandbox.command('period_closed', { database: 801, until: closed.replaceAll('-', '') });
    await books.deliverAll();
    const [row] = await books.differences({ subject: 'DOCUMENT' });
    expect(row).toMatchObject({ reason: 'DATED_BACK', document: { order_id } });
    await books.settle(row?.id ?? '', 'ACCEPT_THEIRS');
    await books.deliverAll();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    sandbox.command('period_closed', { database: 801, until: '' });
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a comparison is begun for each store at night, and by day for none', async () => {
    await sql`update accounting_stores set compared_at = null`.execute(db());
    // Whose items are read just now is compared the next time.
    const { rows } = await sql<{ linked: number }>`
      select count(*)::int as linked from accounting_stores a
      where a.connection_id is not null and a.warehouse_id is not null and a.problem is null
        and not exists (select from jobs j
          where j.store_id = a.store_id and j.id = a.job_id and j.finished_at is null)`.execute(
      db(),
    );
    const begunAt = (hour: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 19, hour) });
      return compareAtNight(books.port.jobs.compare)(db(), never).finally(() => vi.useRealTimers());
    };
    for (const day of [6, 17, 22]) expect(await begunAt(day)).toBe(0);
    expect(await begunAt(18)).toBe(rows[0]?.linked);
    expect(rows[0]?.linked).toBeGreaterThan(0);
    expect(await begunAt(21)).toBe(0);
    await books.run();
  });

  it('lines of the log go after ninety days', async () => {
    const [newest] = await books.log();
    await sql`update accounting_log set created_at = now() - interval '91 days'
      where store_id = ${of.marketplace_store_id} and id = ${newest?.id}`.execute(db());
    expect(await forgetOldLog(db())).toBe(1);
    expect((await books.log())[0]?.id).not.toBe(newest?.id);
  });
});
