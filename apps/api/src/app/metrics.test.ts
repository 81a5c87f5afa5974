import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeEvent } from '../platform/events/write-event.ts';
import { sendLater } from '../platform/outbox/send-later.ts';
import { textMessages } from '../platform/outbox/text-messages.ts';
import { readEvents } from '../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function figure(name: string): Promise<number | undefined> {
  const { body } = await server.app.inject('/metrics');
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return line ? Number(line.split(' ').at(-1)) : undefined;
}

it('streams and the delay of their events are seen', async () => {
  const reader = await readEvents(server, await server.signIn(testPeople.owner));
  expect(await figure('event_streams')).toBe(1);
  const store_id = testStores.own;
  await inTransaction(server.database.db, (db) =>
    writeEvent(db, { store_id, area: 'store', kind: 'store.changed', payload: { store_id } }),
  );
  while (reader.received.length === 0) await pause(10);
  expect(await figure('event_delay_seconds_count')).toBeGreaterThan(0);
  reader.close();
});

it('what waits to leave the house is seen, by channel', async () => {
  await inTransaction(server.database.db, (db) =>
    sendLater(db, textMessages, { target: '+62811', about: 'test', payload: { text: 'Halo' } }),
  );
  expect(await figure('outbox_waiting{channel="sms"}')).toBe(1);
  expect(await figure('outbox_oldest_seconds{channel="sms"}')).toBeGreaterThanOrEqual(0);
});

it.runIf(inject('postgres'))('connections and who waits for them are seen', async () => {
  const { db } = server.database;
  const held = Promise.withResolvers<void>();
  const isIn = Promise.withResolvers<void>();
  const writer = inTransaction(db, () => {
    isIn.resolve();
    return held.promise;
  });
  await isIn.promise;
  expect(await figure('database_connections{state="busy"}')).toBe(1);
  expect(await figure('database_connections{state="waiting"}')).toBe(0);
  // Three of one line are let in; the fourth waits.
  const others = [1, 2, 3].map(() => inTransaction(db, () => held.promise));
  while ((await figure('writers_waiting')) !== 1) await pause(10);
  held.resolve();
  await Promise.all([writer, ...others]);
  expect(await figure('writers_waiting')).toBe(0);
});
