import { PassThrough } from 'node:stream';
import { contract } from '@marketplace/contract/contract';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { EventTail } from '../../platform/events/event-tail.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { giveSignal } from '../../platform/signals.ts';
import { eventually } from '../../testing/eventually.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { openStream } from './events.service.ts';
import { createOpenStreams } from './open-streams.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

/** As the page of the release before reads it: names and ids, in their order. */
async function readAsBefore(headers: Record<string, string> = {}) {
  const hangUp = new AbortController();
  onTestFinished(() => hangUp.abort());
  const response = await fetch(`${server.app.listeningOrigin}/api/events/stream`, {
    headers: { authorization: `Token ${owner}`, ...headers },
    signal: hangUp.signal,
  });
  expect(response.status).toBe(200);
  const told: { id: bigint; event: string | undefined; data: string | undefined }[] = [];
  const reading = async () => {
    let unread = '';
    for await (const chunk of response.body ?? []) {
      const parts = (unread + new TextDecoder().decode(chunk)).split('\n\n');
      unread = parts.pop() ?? '';
      for (const part of parts) {
        const id = /^id: (\d+)-\d+$/m.exec(part)?.[1];
        const [, event] = /^event: (.*)$/m.exec(part) ?? [];
        if (id) told.push({ id: BigInt(id), event, data: /^data: (.*)$/m.exec(part)?.[1] });
      }
    }
  };
  void reading().catch(() => {});
  await eventually(() => expect(told.length).toBeGreaterThan(0));
  return told;
}

it('a page of the release before hears of an order, and loads its lists anew', async () => {
  const told = await readAsBefore();
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
  const order = await placeOrder(server, buyer, sides);
  await eventually(() => expect(told.length).toBeGreaterThan(2));
  expect(told.map(({ event }) => event)).toEqual(['open', 'order.created', 'reset']);
  expect(JSON.parse(told[1]?.data ?? '')).toMatchObject({ payload: { id: order.id } });
  const ids = told.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, two) => Number(one - two)));
  expect(new Set(ids).size).toBe(3);
});

it('one that comes back has missed something, and loads anew', async () => {
  const [first] = await readAsBefore({ 'last-event-id': '742-9' });
  expect(first).toMatchObject({ event: 'reset' });
});

it('what it asks for says that every event is in it', async () => {
  const query = { seller_store_id: testStores.own, status: 'NEW' };
  const { snapshot, data } = (await server.call(contract.orders.list, { query }, owner)).body;
  expect(BigInt(snapshot?.split(':')[0] ?? 0)).toBeGreaterThan(BigInt(Date.now()));
  const of = { store_id: testStores.own, order_id: data[0]?.id };
  const detail = await server.call(contract.orderDetail.detail, { query: of }, owner);
  expect(detail.body.snapshot).toBe(snapshot);
});

it('a stream that cannot watch other stores gives up those it watched', async () => {
  const watched: string[] = [];
  const tail: EventTail = {
    listen: () => () => {},
    watch: async (store_ids) => {
      if (watched.length > 0) {
        watched.push(...store_ids);
        throw new Error('the database is away');
      }
      watched.push(...store_ids);
      return {};
    },
    unwatch: (store_ids) => {
      for (const store_id of store_ids) watched.splice(watched.indexOf(store_id), 1);
    },
    ending: new AbortController().signal,
    close: () => {},
  };
  const permissions: Permissions = {
    allows: () => true,
    storesWith: () => ['7'],
    arrayText: () => '{7}',
  };
  const who = { user_id: '1' } as Awaited<
    ReturnType<Parameters<typeof openStream>[0]['authenticate']>
  >;
  const raw = Object.assign(new PassThrough().resume(), { writeHead: () => {} });
  const reply = { hijack: () => {}, getHeaders: () => ({}), raw } as unknown as FastifyReply;
  const dependencies = {
    tail,
    authenticate: async () => who,
    permissionsOf: async () => permissions,
    openStreams: createOpenStreams(),
  };
  const asked = { db: server.database.db, who, headers: {}, after: undefined };
  await openStream(dependencies, asked, reply);
  expect(watched).toEqual(['7']);
  giveSignal('people', '1');
  await eventually(() => expect(raw.writableEnded).toBe(true));
  await eventually(() => expect(watched).toEqual([]));
});
