import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(asked_ms?: number): Promise<EventReader> {
  const token = await server.signIn(testPeople.owner);
  const reader = await readEvents(server, token, undefined, asked_ms);
  onTestFinished(reader.close);
  return reader;
}

const note = { id: '1', user_name: null, text: 'x', created_at: '2026-01-01T00:00:00.000Z' };
const tell = (number: number) =>
  inTransaction(server.database.db, (db) =>
    writeEvent(db, {
      store_id: testStores.own,
      area: 'order',
      kind: 'order.noted',
      payload: { order_id: String(number), note },
    }),
  );
const numbers = ({ received }: EventReader) =>
  received.map(({ data }) => Number(data.payload.order_id));

it('tells who asked for lists a while ago first what has happened since, and nobody else', async () => {
  const watcher = await open();
  for (const number of [61, 62, 63]) await tell(number);
  await watcher.take(3);
  const backdated = sql`update store_events set created_at = now() - interval '1 minute'
    where store_id = ${testStores.own} and payload->>'order_id' = '61'`;
  await backdated.execute(server.database.db);
  const reader = await open(30_000);
  const fromNow = await open();
  await tell(64);
  await reader.find(({ payload }) => payload.order_id === '64');
  await fromNow.find(({ payload }) => payload.order_id === '64');
  expect(numbers(reader)).toEqual([62, 63, 64]);
  expect(numbers(fromNow)).toEqual([64]);
  expect(reader.received.map(({ event }) => event)).not.toContain('reset');
});
