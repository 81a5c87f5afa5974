import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Pace } from '../features/webhooks/delivery/webhook-transport.ts';
import { openWebhooks } from '../features/webhooks/open-webhooks.ts';
import { messagesWritten } from '../platform/outbox/send-later.ts';
import { startOutbox } from '../platform/outbox/start-outbox.ts';
import { secretOf } from '../platform/signed-calls.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { eventually } from './eventually.ts';
import { placeOrder } from './place-order.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const { webhooks, orders } = contract;
const store_id = testStores.own;
const tables = ['webhook_deliveries', 'webhooks', 'webhook_places', 'outbox', 'outbox_targets'];

/** For a file of tests: a server, a receiver that it may call, and what owners and buyers do about both. */
export function useWebhooks(pace?: Pace) {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let running: { stop: () => Promise<void> }[];
  let owner: string;
  let buyer: string;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    const internalHosts = [receiver.host];
    server = await startTestServer({ WEBHOOK_INTERNAL_HOSTS: internalHosts });
    // As the server does with JOBS, but without what the clock does to the orders of the world, which would be told, too.
    const { db } = server.database;
    const { log } = server.app;
    const { transport, startHandOn } = openWebhooks(db, internalHosts, pace);
    running = [startHandOn(db, log), startOutbox(db, [transport], log)];
    owner = await server.signIn(testPeople.owner);
    buyer = await server.signIn(testPeople.buyer);
  });
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await server.close();
    await receiver.close();
  });
  beforeEach(async () => {
    for (const table of tables)
      await sql`delete from ${sql.table(table)}`.execute(server.database.db);
    for (const list of [receiver.came, receiver.forged, receiver.secrets]) list.length = 0;
    receiver.otherwise(204);
  });

  const create = (more: object = {}) => {
    const body = {
      ...{ store_id, request_id: randomUUID(), name: 'Gudang', url: receiver.url },
      ...{ events: ['order.created', 'order.moved'], ...more },
    };
    return server.call(webhooks.create, { body }, owner);
  };
  return {
    store_id,
    receiver: () => receiver,
    db: () => server.database.db,
    server: () => server,
    owner: () => owner,
    create,
    /** One whose signatures the receiver believes. */
    newWebhook: async (more: object = {}) => {
      const { body } = await create(more);
      receiver.secrets.push(secretOf(body.secret) ?? Buffer.alloc(0));
      return body.webhook_id;
    },
    list: async () =>
      (await server.call(webhooks.list, { query: { store_id } }, owner)).body.webhooks,
    deliveries: async (webhook_id: string, more: object = {}) => {
      const query = { store_id, webhook_id, ...more };
      return (await server.call(webhooks.deliveries, { query }, owner)).body.data;
    },
    newOrder: () =>
      placeOrder(server, buyer, { buyer_store_id: testStores.buyer, seller_store_id: store_id }),
    accept: (order_id: string) =>
      server.call(orders.accept, { body: { store_id, order_id } }, owner),
    comes: (count: number) =>
      eventually(() => expect(receiver.came.length).toBeGreaterThanOrEqual(count)),
    /** Whatever waits for its next try. */
    tryAgain: async () => {
      const { db } = server.database;
      await sql`update outbox set due_at = now() where state = 'WAITING'`.execute(db);
      await sql`update outbox_targets set due_at = now(), rests_until = now(), leased_until = null
        where due_at is not null`.execute(db);
      messagesWritten.emit('look');
    },
    test: (webhook_id: string, request_id: string = randomUUID()) =>
      server.call(webhooks.test, { body: { store_id, webhook_id, request_id } }, owner),
  };
}
