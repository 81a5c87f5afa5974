import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dropEventsOfAnotherServer } from '../../platform/events/event-log.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { grantRole, revokeRole } from '../stores/stores.service.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(phone: string, lastEventId?: string, at = server): Promise<EventReader> {
  const reader = await readEvents(at, await at.signIn(phone), lastEventId);
  onTestFinished(reader.close);
  return reader;
}

const tell = (number: number, store_id: string = testStores.own) =>
  inTransaction(server.database.db, (db) =>
    writeEvent(db, {
      store_id,
      area: 'order',
      kind: 'order.changed',
      payload: { number, allowed_actions: ['accept'] },
    }),
  );

const numbers = (reader: EventReader) =>
  reader.received.map((each) => (each.data.payload as { number: number }).number);

describe('the stream', () => {
  it('brings an event when its change is committed, and not before', async () => {
    const reader = await open(testPeople.owner);
    await tell(1);
    const [event] = await reader.take(1);
    expect(event).toMatchObject({
      event: 'order.changed',
      data: { store_id: testStores.own, area: 'order', payload: { number: 1 } },
    });
    await inTransaction(server.database.db, async (db) => {
      await writeEvent(db, { store_id: testStores.own, area: 'order', kind: 'x', payload: {} });
      throw new Error('changed our mind');
    }).catch(() => {});
    await tell(2);
    await reader.take(2);
    expect(numbers(reader)).toEqual([1, 2]);
  });

  it('goes on from Last-Event-ID: nothing lost, nothing twice', async () => {
    const first = await open(testPeople.owner);
    await tell(1);
    await tell(2);
    const seen = await first.take(2);
    first.close();
    for (let number = 3; number <= 40; number += 1) await tell(number);
    const second = await open(testPeople.owner, seen[0]?.id);
    await tell(41);
    await second.take(40);
    await pause(50);
    expect(numbers(second)).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
  });

  it('lets a reader come back that was cut off before its first event', async () => {
    const before = await open(testPeople.owner);
    await tell(1);
    // Once somebody has read it, it is settled: the log then has an end to take a place at.
    await before.take(1);
    const first = await open(testPeople.owner);
    const place = first.place();
    first.close();
    await tell(2);
    const second = await open(testPeople.owner, place);
    await second.take(1);
    expect(numbers(second)).toEqual([2]);
  });

  it('loses nothing and doubles nothing while it reconnects under way', async () => {
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        written += 1;
        await tell(written);
        // PGlite answers without ever leaving the event loop to others.
        await pause(1);
      }
    })();
    const seen: number[] = [];
    let last: string | undefined;
    let reader = await open(testPeople.owner);
    for (let round = 0; round < 6; round += 1) {
      await reader.take(5);
      reader.close();
      seen.push(...numbers(reader));
      last = reader.received.at(-1)?.id;
      reader = await open(testPeople.owner, last);
    }
    writing = false;
    await writer;
    while ((reader.received.at(-1)?.data.payload as { number: number })?.number !== written)
      await pause(5);
    seen.push(...numbers(reader));
    const start = seen[0] ?? 0;
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => start + index));
  });

  it('tells only of stores the person may see, and offers a viewer nothing', async () => {
    const [viewer, other] = [await open(testPeople.viewer), await open(testPeople.otherOwner)];
    await tell(1, testStores.own);
    await tell(2, testStores.other);
    await other.take(1);
    await viewer.take(1);
    await pause(50);
    expect(numbers(viewer)).toEqual([1]);
    expect(numbers(other)).toEqual([2]);
    expect(viewer.received[0]?.data.payload.allowed_actions).toEqual([]);
    expect(other.received[0]?.data.payload.allowed_actions).toEqual(['accept']);
  });

  it('stops at once telling somebody whose permission is taken away', async () => {
    const { db } = server.database;
    const viewer = await open(testPeople.viewer);
    await tell(1);
    await viewer.take(1);
    const user = await findUserByPhoneNumber(db, testPeople.viewer);
    const owner = await open(testPeople.owner);
    onTestFinished(() => grantRole(db, user?.id ?? '', testStores.own, 'VIEWER'));
    await revokeRole(db, user?.id ?? '', testStores.own);
    await viewer.looked(1);
    await tell(2);
    // Whoever is told is told by the same reading of the log.
    await owner.take(1);
    await pause(50);
    expect(numbers(viewer)).toEqual([1]);
  });

  it('says reset when the place is no longer in the log', async () => {
    const first = await open(testPeople.owner);
    await tell(1);
    const [event] = await first.take(1);
    await sql`delete from events`.execute(server.database.db);
    await tell(2);
    // Told to somebody it is settled: who comes back begins behind it.
    await first.take(2);
    first.close();
    const second = await open(testPeople.owner, event?.id);
    await second.take(1);
    await tell(3);
    await second.take(2);
    expect(second.received.map((each) => each.event)).toEqual(['reset', 'order.changed']);
  });

  it('drops what a restored dump brought from another server’s future', async () => {
    const { db } = server.database;
    await sql`delete from events`.execute(db);
    await tell(1);
    await sql`insert into events (store_id, tx_id, area, kind, payload)
      values (1, '999999999', 'order', 'x', '{}')`.execute(db);
    await dropEventsOfAnotherServer(db);
    const left = await db.selectFrom('events').select('kind').execute();
    expect(left.map((event) => event.kind)).toEqual(['order.changed']);
  });

  it('ends in order when the server does', async () => {
    const ending = await startTestServer();
    const reader = await open(testPeople.owner, undefined, ending);
    await ending.close();
    await reader.ended;
  });
});

// PGlite has one connection: two transactions are never open at once there.
describe.runIf(inject('postgres'))('transactions that overlap', () => {
  it('are told in an order in which nothing appears behind the reader', async () => {
    const reader = await open(testPeople.owner);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow = inTransaction(server.database.db, async (db) => {
      await writeEvent(db, {
        store_id: testStores.own,
        area: 'order',
        kind: 'x',
        payload: { number: 1 },
      });
      await held;
    });
    await pause(50);
    await tell(2);
    await pause(100);
    expect(numbers(reader)).toEqual([]);
    letGo();
    await slow;
    await reader.take(2);
    expect(numbers(reader)).toEqual([1, 2]);
  });
});
