import { contract } from '@marketplace/contract/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectBooks, consent } from '../../testing/accurate.ts';
import { type BookedStore, openBookedStore } from '../../testing/booked-store.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { openAccountingPort } from './accounting-port.ts';

const { accounting } = contract;

let store: BookedStore;
let of: BookedStore['of'];
let sandbox: BookedStore['sandbox'];
let server: BookedStore['server'];
let owner: BookedStore['owner'];
let books: BookedStore['books'];
let wrongInBooks: BookedStore['wrongInBooks'];
let complete: BookedStore['complete'];
let invoiceOf: BookedStore['invoiceOf'];
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

describe('the connection when something goes wrong [API-40] [API-41] [RT-51]', () => {
  it('an access token that ran out is renewed once by however many', async () => {
    const before = sandbox.sessions.authorisations[0]?.refresh;
    sandbox.command('token_expired');
    const query = { query: of };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(accounting.databases, query, owner)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(sandbox.sessions.authorisations[0]?.refresh).not.toBe(before);
    expect((await books.registration()).stage).toBe('READY');
  });

  it('of two processes that are refused at once one spends the refresh token', async () => {
    const { db } = server.database;
    const connection = await db
      .selectFrom('accounting_connections')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow();
    const processes = [0, 1].map(() => openAccountingPort(store.there.settings).accurate);
    sandbox.command('token_expired');
    const lists = await Promise.all(
      processes.map((accurate) => accurate.account(db, connection.id, '/api/db-list.do')),
    );
    expect(lists.map(({ s }) => s)).toEqual([true, true]);
    const after = await db
      .selectFrom('accounting_connections')
      .select(['version', 'is_lost'])
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ version: connection.version + 1, is_lost: false });
  });

  it('tokens that are spent stop it, keep what waits, and consent goes on from there', async () => {
    const order_id = await complete();
    sandbox.command('token_spent');
    await books.inStep();
    expect(await books.registration()).toMatchObject({ stage: 'LOST', problem: 'RECONNECT' });
    const answer = await server.call(accounting.databases, { query: of }, owner);
    expect(answer.body.errors?.code).toBe('accounting_reconnect_needed');
    await consentAgain();
    expect((await books.registration()).stage).toBe('READY');
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a company that moves is followed to its host, and to no other house', async () => {
    const { url, other_url } = sandbox;
    await complete();
    sandbox.command('host_moved', { database: 801, host: other_url });
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
    await complete();
    await books.keep();
    sandbox.faults.add({
      kind: 'move',
      path: 'accurate/api',
      host: 'http://accurate.id.evil.test',
    });
    await books.deliver();
    expect((await books.differences())[0]).toMatchObject({ reason: 'NOT_SENT' });
    const kept = await server.database.db
      .selectFrom('accounting_databases')
      .select('host')
      .execute();
    expect(kept.map(({ host }) => host)).toEqual([other_url]);
    sandbox.command('host_moved', { database: 801, host: url });
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a subscription that ran out stops it until it is renewed', async () => {
    await complete();
    sandbox.command('database_expired', { database: 801 });
    await books.inStep();
    expect((await books.registration()).problem).toBe('DATABASE_EXPIRED');
    sandbox.command('database_renewed', { database: 801 });
    const body = { ...of, database_id: '801' };
    const chosen = await server.call(accounting.selectDatabase, { body }, owner);
    expect(chosen.body.registration.stage).toBe('READY');
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a consent that is taken back in part stops it, and names what is missing', async () => {
    await complete();
    sandbox.command('scope_withdrawn', { scope: 'sales_invoice_save' });
    await books.inStep();
    expect(await books.registration()).toMatchObject({ stage: 'LOST', problem: 'SCOPES_MISSING' });
    await consentAgain();
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
  });

  it('is one for all stores of a login, and stays as long as one of them uses it', async () => {
    const other = await server.signIn(testPeople.otherOwner);
    const theirs = { marketplace_store_id: testStores.other };
    await connectBooks(server, other, testStores.other);
    const connections = () =>
      server.database.db.selectFrom('accounting_connections').selectAll().execute();
    expect(await connections()).toHaveLength(1);
    await complete();
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
    await server.call(accounting.disconnect, { body: theirs }, other);
    expect(await connections()).toHaveLength(1);
    expect((await books.registration()).stage).toBe('READY');
  });

  it('cut off, nothing is sent; linked again, it goes on with what was completed meanwhile', async () => {
    const { linked } = await books.registration();
    await server.call(accounting.disconnect, { body: of }, owner);
    const order_id = await complete();
    await books.inStep();
    expect(await invoiceOf(order_id)).toBeUndefined();
    await consentAgain();
    expect(await books.registration()).toMatchObject({ stage: 'READY', linked });
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await wrongInBooks()).toEqual([]);
  });
});
