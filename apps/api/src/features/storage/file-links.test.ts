import { contract } from '@marketplace/contract/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createLinks } from '../../platform/files/links.ts';
import { type BuyerScope, systemScope } from '../../platform/store-scope.ts';
import { pdf, photo } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { attachFile } from './storage.service.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const { newFile, fileLink } = contract.storage;

async function send(purpose = 'document', file: Uint8Array = pdf) {
  const inputs = { body: { store_id: testStores.own, purpose }, file };
  return (await server.call(newFile, inputs, owner)).body.file;
}

const link = (file_id: string, token = owner, store_id: string = testStores.own) =>
  server.call(fileLink, { query: { store_id, file_id } }, token);

const statusOf = async (url: string) => {
  const answer = await server.app.inject(url);
  return [answer.statusCode, answer.statusCode === 200 || answer.json().errors.code];
};

const attach = (file_id: string, purposes: Parameters<typeof attachFile>[3], shown_to?: string) =>
  inTransaction(server.database.db, (db) =>
    attachFile(db, systemScope([testStores.own]), file_id, purposes, shown_to),
  );

describe('an address of a file', () => {
  it('works for a minute, for whoever has it, and no longer [API-39]', async () => {
    const { id } = await send();
    const { url, expires_at } = (await link(id)).body;
    const left = Date.parse(expires_at) - Date.now();
    expect(left > 50_000 && left <= 60_000).toBe(true);
    expect(await statusOf(url)).toEqual([200, true]);
    vi.useFakeTimers({ now: Date.now() - 61_000, toFake: ['Date'] });
    const past = await createLinks(undefined).sign(server.database.db, id);
    vi.useRealTimers();
    expect(await statusOf(past.url)).toEqual([403, 'link_expired']);
  });

  it('cannot be made longer, for another file, or with another key [API-39]', async () => {
    const [{ id, url }, other] = [await send(), await send()];
    const change = (name: string, value: string) => {
      const address = new URL(url, 'http://localhost');
      address.searchParams.set(name, value);
      return address.pathname + address.search;
    };
    const expired = [403, 'link_expired'];
    expect(await statusOf(change('expires', '9999999999'))).toEqual(expired);
    expect(await statusOf(change('file_id', other.id))).toEqual(expired);
    const foreign = await createLinks('another key of 32 characters ok!').sign(
      server.database.db,
      id,
    );
    expect(await statusOf(foreign.url)).toEqual(expired);
  });

  it('is good in every process on the database, and signed by the configured key if there is one', async () => {
    const { id, url } = await send();
    const database = { ...server.database, close: async () => {} };
    const settings = { FILES_DIR: 'nothing here' };
    const second = await startTestServer(settings, database);
    expect((await second.app.inject(url)).json().errors.code).toBe('file_not_found');
    const keyed = await startTestServer({ ...settings, SIGNING_KEY: 'k'.repeat(32) }, database);
    expect((await keyed.app.inject(url)).json().errors.code).toBe('link_expired');
    const own = await createLinks('k'.repeat(32)).sign(server.database.db, id);
    expect((await keyed.app.inject(own.url)).json().errors.code).toBe('file_not_found');
    await second.close();
    await keyed.close();
  });
});

describe('who may see a file', () => {
  it('the own store; another one only what was shown to it [API-39]', async () => {
    const { id } = await send('payment_proof');
    const other = await server.signIn(testPeople.otherOwner);
    expect((await link(id, other)).body.errors?.code).toBe('permission_denied');
    const fromTheirs = () => link(id, other, testStores.other);
    expect((await fromTheirs()).body.errors?.code).toBe('file_not_found');
    await attach(id, ['payment_proof'], testStores.other);
    expect(await statusOf((await fromTheirs()).body.url)).toEqual([200, true]);
  });

  it('whoever looks at goods sees their photos, once they are for sale', async () => {
    const { id } = await send('product_photo', await photo());
    const buyer = await server.signIn(testPeople.buyer);
    const look = async () => (await link(id, buyer, testStores.buyer)).status;
    expect(await look()).toBe(404);
    await attach(id, ['product_photo']);
    expect(await look()).toBe(200);
  });

  it('not who may see nothing of what it is for', async () => {
    const { id } = await send('payment_proof');
    const viewer = await server.signIn(testPeople.viewer);
    expect((await link(id, viewer)).status).toBe(200);
    await server.database.runScript(`
      update store_permissions set "order" = 'NONE' where role_name = 'VIEWER' and store_id = ${testStores.own};
      update users set permission_version = permission_version + 1 where phone_number = '${testPeople.viewer}'`);
    const again = await server.signIn(testPeople.viewer);
    expect((await link(id, again)).body.errors?.code).toBe('file_not_found');
  });
});

describe('a feature that uses a file', () => {
  it('gets it once, for what it was sent for', async () => {
    const { id } = await send('payment_proof');
    const refused = { code: 'file_not_found' };
    await expect(attach(id, ['document', 'chat_attachment'])).rejects.toMatchObject(refused);
    expect(await attach(id, ['document', 'payment_proof'])).toMatchObject({ id, size: pdf.length });
    await expect(attach(id, ['payment_proof'])).rejects.toMatchObject(refused);
  });

  it('does not get another store’s, or one that is not there', async () => {
    const { id } = await send('document');
    const refused = { code: 'file_not_found' };
    const stranger = systemScope([testStores.other]);
    const theirs = inTransaction(server.database.db, (db) =>
      attachFile(db, stranger, id, ['document']),
    );
    await expect(theirs).rejects.toMatchObject(refused);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    await expect(attach(nowhere, ['document'])).rejects.toMatchObject(refused);
  });

  it('gets a buyer’s for the buyer, and the seller may open it', async () => {
    const buyer = await server.signIn(testPeople.buyer);
    const body = { store_id: testStores.buyer, purpose: 'payment_proof' };
    const { id } = (await server.call(newFile, { body, file: pdf }, buyer)).body.file;
    const scope = {
      side: 'buyer',
      buyer_store_id: testStores.buyer,
      level: 'MANAGE',
    } as BuyerScope;
    await expect(attach(id, ['payment_proof'])).rejects.toMatchObject({ code: 'file_not_found' });
    await inTransaction(server.database.db, (db) =>
      attachFile(db, scope, id, ['payment_proof'], testStores.own),
    );
    expect(await statusOf((await link(id)).body.url)).toEqual([200, true]);
  });

  it('has not got it when its transaction is rolled back', async () => {
    const { id } = await send('document');
    const failing = inTransaction(server.database.db, async (db) => {
      await attachFile(db, systemScope([testStores.own]), id, ['document']);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await attach(id, ['document'])).toMatchObject({ id });
  });
});
