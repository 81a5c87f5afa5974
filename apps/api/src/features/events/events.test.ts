import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { EventPlaces } from '@marketplace/contract/events';
import type { RoleName } from '@marketplace/contract/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent, writeEvents } from '../../platform/events/write-event.ts';
import { isDistributed } from '../../testing/copy-database.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { giveRole, takeRole } from '../stores/stores.service.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(phone: string, after?: EventPlaces, at = server): Promise<EventReader> {
  const reader = await readEvents(at, await at.signIn(phone), after);
  onTestFinished(reader.close);
  return reader;
}

const note = { id: '1', user_name: null, text: 'x', created_at: '2026-01-01T00:00:00.000Z' };
const noted = (number: number, store_id: string = testStores.own) => ({
  store_id,
  area: 'order' as const,
  kind: 'order.noted' as const,
  payload: { order_id: String(number), note },
});
const tell = (number: number, store_id?: string) =>
  inTransaction(server.database.db, (db) => writeEvent(db, noted(number, store_id)));

const viewerId = async () =>
  (await findUserByPhoneNumber(server.database.db, testPeople.viewer))?.id ?? '';
/** The permission alone: what the store is told of it is an event like others. */
const grantRole = (...of: [store: string, role: RoleName]) =>
  viewerId().then((id) => inTransaction(server.database.db, (db) => giveRole(db, id, ...of)));
const revokeRole = (store_id: string) =>
  viewerId().then((id) => inTransaction(server.database.db, (db) => takeRole(db, id, store_id)));
const numbers = (reader: EventReader) =>
  reader.received
    .filter(({ event }) => event !== 'reset')
    .map((each) => Number(each.data.payload.order_id));

describe('the stream', () => {
  it('brings an event when its change is committed, and not before', async () => {
    const reader = await open(testPeople.owner);
    await tell(1);
    const [event] = await reader.take(1);
    expect(event).toMatchObject({
      event: 'order.noted',
      data: { store_id: testStores.own, area: 'order', payload: { order_id: '1' } },
    });
    await inTransaction(server.database.db, async (db) => {
      await writeEvent(db, noted(9));
      throw new Error('changed our mind');
    }).catch(() => {});
    await tell(2);
    await reader.take(2);
    expect(numbers(reader)).toEqual([1, 2]);
  });

  it('goes on from where it broke off: nothing lost, nothing twice', async () => {
    const first = await open(testPeople.owner);
    await tell(1);
    await first.take(1);
    const places = structuredClone(first.places());
    first.close();
    for (let number = 2; number <= 40; number += 1) await tell(number);
    const second = await open(testPeople.owner, places);
    await tell(41);
    await second.take(40);
    await pause(50);
    expect(numbers(second)).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
  });

  it('lets a reader come back that was cut off before its first event', async () => {
    await tell(1);
    const first = await open(testPeople.owner);
    first.close();
    await tell(2);
    const second = await open(testPeople.owner, first.places());
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
    let reader = await open(testPeople.owner);
    for (let round = 0; round < 6; round += 1) {
      await reader.take(5);
      reader.close();
      seen.push(...numbers(reader));
      reader = await open(testPeople.owner, reader.places());
    }
    writing = false;
    await writer;
    while (numbers(reader).at(-1) !== written) await pause(5);
    seen.push(...numbers(reader));
    const start = seen[0] ?? 0;
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => start + index));
  });

  it('tells only of stores the person may see, and offers a viewer nothing', async () => {
    const readers = [testPeople.viewer, testPeople.owner, testPeople.otherOwner].map((phone) =>
      open(phone),
    );
    const [viewer, owner, other] = await Promise.all(readers);
    const buyer = await server.signIn(testPeople.buyer);
    const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
    await placeOrder(server, buyer, sides);
    await tell(2, testStores.other);
    await Promise.all([viewer?.take(1), owner?.take(1), other?.take(1)]);
    await pause(50);
    const payloads = (reader?: EventReader) => reader?.received.map(({ data }) => data.payload);
    expect(payloads(viewer)).toMatchObject([{ fulfilment_status: 'NEW', allowed_actions: [] }]);
    expect(payloads(owner)).toMatchObject([{ allowed_actions: ['accept', 'reject'] }]);
    expect(payloads(other)).toMatchObject([{ order_id: '2' }]);
  });

  it('stops at once telling somebody whose permission is taken away', async () => {
    const viewer = await open(testPeople.viewer);
    await tell(1);
    await viewer.take(1);
    const owner = await open(testPeople.owner);
    onTestFinished(() => grantRole(testStores.own, 'VIEWER'));
    await revokeRole(testStores.own);
    await viewer.looked(1);
    await tell(2);
    // Whoever is told is told by the same reading of the log.
    await owner.take(1);
    await pause(50);
    expect(numbers(viewer)).toEqual([1]);
  });

  it('tells who may see or do something else to load anew at once, and who has lost a store meanwhile once', async () => {
    onTestFinished(() => grantRole(testStores.own, 'VIEWER'));
    const [viewer, owner] = [await open(testPeople.viewer), await open(testPeople.owner)];
    await tell(1);
    await viewer.take(1);
    const before = structuredClone(viewer.places());
    await grantRole(testStores.own, 'ORDER_STAFF');
    await viewer.take(2);
    await revokeRole(testStores.own);
    await viewer.take(3);
    expect(kinds(viewer)).toEqual(['order.noted', 'reset', 'reset']);
    expect(viewer.places()[testStores.own]).toEqual({});
    expect(kinds(owner)).toEqual(['order.noted']);

    const away = await open(testPeople.viewer, before);
    await away.take(1);
    expect(kinds(away)).toEqual(['reset']);
    const again = await open(testPeople.viewer, away.places());
    await grantRole(testStores.own, 'VIEWER');
    await again.take(1);
    await tell(2);
    await again.take(2);
    expect(kinds(again)).toEqual(['reset', 'order.noted']);
  });

  const kinds = (reader: EventReader) => reader.received.map(({ event }) => event);

  it('says reset when the log no longer reaches back so far, and goes on from there', async () => {
    const first = await open(testPeople.owner);
    first.close();
    await tell(1);
    await sql`delete from store_events`.execute(server.database.db);
    await tell(2);
    const second = await open(testPeople.owner, first.places());
    await second.take(1);
    await tell(3);
    await second.take(2);
    expect(kinds(second)).toEqual(['reset', 'order.noted']);
    const third = await open(testPeople.owner, second.places());
    await tell(4);
    await third.take(1);
    expect(numbers(third)).toEqual([4]);
  });

  it('says reset to who has read further than a restored database reaches', async () => {
    const first = await open(testPeople.owner);
    const { order = 0, ...areas } = first.places()[testStores.own] ?? {};
    const ahead = { ...first.places(), [testStores.own]: { ...areas, order: order + 1 } };
    const second = await open(testPeople.owner, ahead);
    await second.take(1);
    expect(kinds(second)).toEqual(['reset']);
    expect(second.places()).toEqual(first.places());
  });

  it('replays a thousand, and says reset to who is further behind', async () => {
    const { db } = server.database;
    const first = await open(testPeople.owner);
    const many = (count: number) =>
      inTransaction(db, (db) =>
        writeEvents(
          db,
          testStores.own,
          'order',
          Array.from({ length: count }, (_, index) => noted(index + 1)),
        ),
      );
    await many(1_000);
    await first.take(1_000);
    expect(numbers(first)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
    const places = first.places();
    await many(1_000);
    const behind = await open(testPeople.owner, places);
    await behind.take(1_000);
    await many(1);
    const further = await open(testPeople.owner, places);
    await further.take(1);
    expect(kinds(further)).toEqual(['reset']);
  });

  // No version that wrote the log of before has run on a cluster.
  it.runIf(!isDistributed)(
    'tells of what another version wrote in another shape as: load anew',
    async () => {
      const reader = await open(testPeople.owner);
      await sql`insert into events (store_id, area, kind, payload)
      values (${testStores.own}::bigint, 'order', 'order.noted', '{"order": 7}')`.execute(
        server.database.db,
      );
      await tell(2);
      await reader.take(2);
      expect(kinds(reader)).toEqual(['reset', 'order.noted']);
    },
  );

  it('refuses to write what is not what its kind says', async () => {
    const wrong = { ...noted(1), payload: { order_id: 1 } } as unknown as ReturnType<typeof noted>;
    const write = (db: Tx) => writeEvent(db, wrong);
    await expect(inTransaction(server.database.db, write)).rejects.toThrow(/order_id/);
  });

  it('goes on for who may see another store meanwhile, and tells of that one too', async () => {
    const viewer = await open(testPeople.viewer);
    await grantRole(testStores.other, 'VIEWER');
    onTestFinished(async () => void (await revokeRole(testStores.other)));
    await viewer.looked(1);
    await tell(1, testStores.other);
    await tell(2, testStores.own);
    await viewer.take(3);
    expect(numbers(viewer).sort()).toEqual([1, 2]);
  });

  it('ends in order when the server does', async () => {
    const ending = await startTestServer();
    const reader = await open(testPeople.owner, undefined, ending);
    await ending.close();
    await reader.ended;
  });
});

// PGlite has one connection: two transactions are never open at once there.
describe.runIf(inject('postgres'))('a transaction that stays open', () => {
  it('keeps the events of its own store waiting, in order, and those of no other', async () => {
    const [own, other] = [await open(testPeople.owner), await open(testPeople.otherOwner)];
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const slow = inTransaction(server.database.db, async (db) => {
      await writeEvent(db, noted(1));
      hasWritten();
      await held;
    });
    await written;
    const second = tell(2);
    await tell(3, testStores.other);
    await other.take(1);
    expect(numbers(own)).toEqual([]);
    letGo();
    await Promise.all([slow, second]);
    await own.take(2);
    expect(numbers(own)).toEqual([1, 2]);
  });
});

it('an event is refused where somebody asks with what are no places', async () => {
  const token = await server.signIn(testPeople.owner);
  const after = { own: { order: -1 } } as unknown as EventPlaces;
  const { status } = await server.call(contract.events.stream, { body: { after } }, token);
  expect(status).toBe(400);
});
