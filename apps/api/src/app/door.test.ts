import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { encodeBody } from '../testing/encode-body.ts';
import { eventually } from '../testing/eventually.ts';
import { photo } from '../testing/photos.ts';
import { useTestServer } from '../testing/test-server.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

const spooled = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`marketplace-${process.pid}-`));

it('is not kept shut by photos that are still on their way', async () => {
  const server = await useTestServer({ MOST_REQUESTS_AT_ONCE: 1 });
  const owner = await server.signIn(testPeople.owner);
  const { path, method } = contract.storage.newFile;
  const fields = { store_id: testStores.own, purpose: 'delivery_photo' };
  const form = encodeBody(contract.storage.newFile, fields, await photo());
  const bytes = Buffer.from(form?.payload ?? '');
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': form?.type, authorization: `Token ${owner}` };
  const slow = request(`${address}${path}`, { method, headers });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  const middle = bytes.length - 40;
  slow.write(bytes.subarray(0, middle));
  await eventually(async () => expect(await spooled()).toHaveLength(1));
  expect((await server.call(contract.stores.list, {}, owner)).status).toBe(200);
  slow.end(bytes.subarray(middle));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
});

// PGlite has one connection, and whoever has it holds back everybody.
it.runIf(inject('postgres'))(
  'leaves room for others, however much one person asks for',
  async () => {
    const server = await useTestServer({ MOST_REQUESTS_AT_ONCE: 8 });
    const [owner, other] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.otherOwner),
    ];
    const locked = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    onTestFinished(() => letGo());
    const { db } = server.database;
    const holding = inTransaction(db, async (db) => {
      await sql`lock table orders in access exclusive mode`.execute(db);
      locked.resolve();
      await held;
    });
    await locked.promise;
    const query = { seller_store_id: testStores.own };
    const reading = Array.from({ length: 9 }, () =>
      server.call(contract.orders.list, { query }, owner),
    );
    await eventually(async () => {
      const waiting = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(waiting.rows).toHaveLength(4);
    });
    expect((await server.call(contract.stores.list, {}, other)).status).toBe(200);
    letGo();
    await holding;
    const statuses = (await Promise.all(reading)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  },
);
