import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const most = 20;
let server: TestServer;
/** Streams whose end the server has seen. */
let closed = 0;
const readers: EventReader[] = [];
beforeEach(async () => {
  server = await startTestServer();
  server.app.server.on('request', (_request, response) => {
    response.once('close', () => {
      closed += 1;
    });
  });
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await server.close();
});

async function open(token: string): Promise<EventReader> {
  const reader = await readEvents(server, token);
  readers.push(reader);
  return reader;
}

it('of the streams of one person the oldest gives way, and says why', async () => {
  const [token, again] = [
    await server.signIn(testPeople.owner),
    await server.signIn(testPeople.owner),
  ];
  const other = await open(await server.signIn(testPeople.viewer));
  const streams: EventReader[] = [];
  for (let count = 0; count < most; count += 1) {
    streams.push(await open(count % 2 === 0 ? token : again));
  }
  // A place that is free again is free for the next.
  streams.pop()?.close();
  while (closed === 0) await pause(5);
  streams.push(await open(token));
  await pause(50);
  const [oldest, ...others] = streams;
  expect(oldest?.received).toEqual([]);
  others.push(await open(token));
  await oldest?.ended;
  expect(oldest?.received).toEqual([{ event: 'closed', data: { code: 'too_many_streams' } }]);

  await inTransaction(server.database.db, (db) =>
    writeEvent(db, {
      store_id: testStores.own,
      area: 'store',
      kind: 'store.changed',
      payload: { store_id: testStores.own },
    }),
  );
  for (const reader of [...others, other]) {
    await reader.take(1);
    expect(reader.received.map(({ event }) => event)).toEqual(['store.changed']);
  }
});
