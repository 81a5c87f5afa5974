import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { EventPlaces } from '@marketplace/contract/events';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startRedis } from '../../../../scripts/redis.mjs';
import { type EventReader, readEventsOf } from '../testing/event-reader.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { placeOrder, signIn, type Written, writeOrders } from './order-writer.ts';
import { loggedNumbers, runAdmin, startTwoProcesses, type TwoProcesses } from './two-processes.ts';

const hops = 8;
const writersEach = 3;

// PGlite is the database of one process.
const isPossible = inject('postgres') !== undefined;
const hasRedis = isPossible && inject('redisUrl') !== undefined;

// A server of its own: notices of other tests would reach the people of these.
let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
beforeAll(async () => {
  if (hasRedis) redis = await startRedis({ name: 'two-processes' });
});
afterAll(() => redis?.stop());
const withRedis = () => ({ REDIS_URL: redis?.url ?? '' });

async function open(url: string, token: string, after?: EventPlaces): Promise<EventReader> {
  const reader = await readEventsOf(url, token, after);
  onTestFinished(reader.close);
  return reader;
}

const numbers = (reader: EventReader) => reader.received.map(({ data }) => data.number);

async function startWriters({ first, second, sale }: TwoProcesses) {
  const written: Written = { acknowledged: new Map(), unknown: new Set() };
  const stop = new AbortController();
  const token = await signIn(first.url);
  const loops = [first, second].flatMap(({ url }) =>
    Array.from({ length: writersEach }, () => writeOrders(url, token, sale, written, stop.signal)),
  );
  return {
    written,
    stop: async () => {
      stop.abort();
      await Promise.all(loops);
    },
  };
}

/** An event after everything else, so that a reader that has it has had the others. */
async function placeLast({ second, sale, database }: TwoProcesses): Promise<number[]> {
  await placeOrder(second.url, await signIn(second.url), crypto.randomUUID(), sale);
  return loggedNumbers(database);
}

async function untilIn<T>(seen: () => T[], last: T | undefined): Promise<void> {
  while (!seen().some((one) => one === last)) await pause(10);
}

const ways = [
  { way: 'with Redis', can: hasRedis, settings: withRedis },
  { way: 'by looking each second', can: isPossible, settings: () => ({}) },
];

describe.each(ways)('two processes on one database, $way', ({ can, settings }) => {
  it.runIf(can)('a reader hops between them and gets each event once, in order', async () => {
    const both = await startTwoProcesses(settings());
    const token = await signIn(both.first.url, testPeople.owner);
    const stranger = await open(
      both.second.url,
      await signIn(both.first.url, testPeople.otherOwner),
    );
    const seen: number[] = [];
    let reader = await open(both.first.url, token);
    const writers = await startWriters(both);
    for (let hop = 0; hop < hops; hop += 1) {
      await reader.take(5);
      reader.close();
      seen.push(...numbers(reader));
      reader = await open((hop % 2 === 0 ? both.second : both.first).url, token, reader.places());
    }
    await writers.stop();
    const logged = await placeLast(both);
    await untilIn(() => numbers(reader), logged.at(-1));
    expect([...seen, ...numbers(reader)]).toEqual(logged);
    expect(logged.length).toBeGreaterThan(hops * 5);
    expect(stranger.received).toEqual([]);
  });

  it.runIf(can)('kill -9 of one: its readers go on at the other, nothing lost', async () => {
    const both = await startTwoProcesses(settings());
    const token = await signIn(both.first.url, testPeople.owner);
    const stays = await open(both.second.url, token);
    const moves = await Promise.all(Array.from({ length: 5 }, () => open(both.first.url, token)));
    const writers = await startWriters(both);
    await Promise.all(moves.map((reader) => reader.take(10)));
    both.first.child.kill('SIGKILL');
    await both.first.exited;
    await Promise.all(moves.map((reader) => reader.ended));
    const moved = await Promise.all(
      moves.map((reader) => open(both.second.url, token, reader.places())),
    );
    await pause(200);
    await writers.stop();
    const logged = await placeLast(both);
    for (const [index, reader] of moves.entries()) {
      const seen = () => [...numbers(reader), ...numbers(moved[index] ?? reader)];
      await untilIn(seen, logged.at(-1));
      expect(seen()).toEqual(logged);
    }
    await untilIn(() => numbers(stays), logged.at(-1));
    expect(numbers(stays)).toEqual(logged);
  });
});

describe.runIf(hasRedis)('what one process knows of people', () => {
  it('a permission taken away elsewhere is said, and ends what an open stream is told', async () => {
    const both = await startTwoProcesses(withRedis());
    const { second, settings, sale } = both;
    const viewer = await open(second.url, await signIn(second.url, testPeople.viewer));
    const owner = await open(second.url, await signIn(second.url, testPeople.owner));
    const buyer = await signIn(second.url);
    await placeOrder(second.url, buyer, crypto.randomUUID(), sale);
    await viewer.take(1);
    const who = ['--phone', testPeople.viewer, '--store', testStores.own];
    await runAdmin(settings, ['permission', 'revoke', ...who]);
    const heard = () => viewer.received.map(({ event }) => event);
    await untilIn(heard, 'reset');
    await placeOrder(second.url, buyer, crypto.randomUUID(), sale);
    await owner.take(3);
    await pause(100);
    expect([heard()[0], heard().at(-1)]).toEqual(['order.created', 'reset']);
  });

  it('a login ended on one ends its stream and its token on the other, and no other’s', async () => {
    const both = await startTwoProcesses(withRedis());
    const token = await signIn(both.first.url, testPeople.owner);
    const otherToken = await signIn(both.first.url, testPeople.owner);
    const reader = await open(both.second.url, token);
    const other = await open(both.second.url, otherToken);
    const me = (bearer: string) =>
      fetch(both.second.url + contract.users.detail.path, {
        headers: { authorization: `Token ${bearer}` },
      });
    expect((await me(token)).status).toBe(200);
    await fetch(both.first.url + contract.auth.logout.path, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
    });
    const outcome = await Promise.race([reader.ended.then(() => 'ended'), pause(10_000, 'open')]);
    expect(outcome).toBe('ended');
    expect((await me(token)).status).toBe(401);
    expect((await me(otherToken)).status).toBe(200);
    await placeOrder(both.first.url, await signIn(both.first.url), crypto.randomUUID(), both.sale);
    await other.take(1);
    expect(reader.received).toEqual([]);
  });
});
