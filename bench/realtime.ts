import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { Db } from '../apps/api/src/platform/db/handle.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { Benchmark } from './benchmark.ts';
import { againstBudget } from './budget.ts';
import type { Target } from './load.ts';
import type { Order, Seen } from './many-readers.ts';
import { type Person, signIn } from './people.ts';
import { buyerOf, prepareStores, staffPhones, storeCount, storeId } from './realtime-people.ts';
import { tell } from './report.ts';
import { startApi, startBareStreamServer } from './server-process.ts';

const streams = 1_000;
const eventsPerSecond = 50;
const seconds = 20;
const barMs = 1_000;
const events = eventsPerSecond * seconds;
/** Time for the last ones to arrive; what has not come then is lost. */
const patienceMs = 3_000;
const stores = Array.from({ length: storeCount }, (_, store) => store);

export const realtime: Benchmark = {
  name: 'realtime',
  about: `${streams} open event streams of 50 people in ${storeCount} stores while ${eventsPerSecond} orders a second are placed for ${seconds} s, each told to ${streams / storeCount} streams, against a bare server that sends the same from memory; every event arrives once, p99 within ${barMs / 1000} s. A delay counts from the start of the order's transaction.`,
  isOnPostgres: true,
  run: async (worlds) => {
    const world = await worlds({ orders: 10_000, stores: 100 });
    const database = openPostgres({ url: world.url, poolSize: 2, onLost: console.error });
    const goods = await prepareStores(database.db);
    const api = await startApi(world);
    const before = await eventsOf(database.db);
    const buyers = await Promise.all(
      stores.map((store) => buyerOf(api.origin, store, goods[store] ?? '')),
    );
    const ours = await watch(await staffStreams(api.origin), (number) =>
      buyers[number % storeCount]?.(),
    );
    const memory = api.rssMegabytes();
    const known = new Set(before.map(({ place }) => place));
    const written = (await eventsOf(database.db)).filter(({ place }) => !known.has(place));
    await Promise.all([api.stop(), database.close()]);

    const bare = await startBareStreamServer();
    const reference = await watch(bareStreams(bare.origin), (number) =>
      fetch(`${bare.origin}/publish?store=${number % storeCount}`, {
        method: 'POST',
        body: JSON.stringify({ ...JSON.parse(ours.sample), created_at: new Date().toISOString() }),
      }),
    );
    await bare.stop();
    return lines(ours, reference, written, memory);
  },
};

type Written = { store_id: string; place: string };

const eventsOf = async (db: Db): Promise<Written[]> =>
  (
    await sql<Written>`select store_id, concat_ws('.', store_id, area, id) as place from store_events
      order by store_id, area, id`.execute(db)
  ).rows;

/** In order of stores: the same number of each, of all who work there. */
async function staffStreams(origin: string): Promise<Target[]> {
  const people: Person[] = [];
  // One by one: of one address only so many passwords are looked at at once.
  for (const phone of stores.flatMap(staffPhones)) people.push(await signIn(origin, phone));
  return people.flatMap(({ headers }) =>
    Array.from({ length: streams / people.length }, () => ({
      url: origin + contract.events.stream.path,
      method: 'POST' as const,
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    })),
  );
}

const bareStreams = (origin: string): Target[] =>
  stores.flatMap((store) =>
    Array.from({ length: streams / storeCount }, () => ({
      url: `${origin}/stream?store=${store}`,
      headers: {},
    })),
  );

/** Opens the streams in a process of their own, sends at an even pace, and answers with what was seen. */
async function watch(targets: Target[], send: (number: number) => unknown): Promise<Seen> {
  const readers = fork(new URL('./many-readers.ts', import.meta.url), {
    serialization: 'advanced',
  });
  await ask(readers, { open: targets });
  const since = performance.now();
  const sent: unknown[] = [];
  for (let number = 0; number < events; number++) {
    await pause(Math.max(0, since + (number * 1000) / eventsPerSecond - performance.now()));
    sent.push(send(number));
  }
  await Promise.all(sent);
  await pause(patienceMs);
  const seen = (await ask(readers, 'report')) as Seen;
  readers.disconnect();
  return seen;
}

async function ask(readers: ChildProcess, order: Order): Promise<unknown> {
  readers.send(order);
  const [answer] = await Promise.race([
    once(readers, 'message'),
    once(readers, 'exit').then(() => Promise.reject(new Error('the readers are gone'))),
  ]);
  return answer;
}

function lines(ours: Seen, reference: Seen, written: Written[], memory: number) {
  const line = { benchmark: 'realtime', format: (ms: number) => `${Math.round(ms)} ms` };
  const of = `${streams} streams, ${eventsPerSecond} events/s`;
  const told = ours.ids.flat().length;
  const isExact = ours.ids.every((ids, stream) => {
    const store = storeId(Math.floor((stream * storeCount) / streams));
    const due = written.filter(({ store_id }) => store_id === store);
    return ids.join() === due.map(({ place }) => place).join();
  });
  const at = (share: number) => ({
    ours: [percentile(ours.delays, share)],
    reference: [percentile(reference.delays, share)],
  });
  return [
    tell({
      benchmark: 'realtime',
      of: `${of}, each once and in order (${Math.round(memory)} MB resident)`,
      ours: `${told} of ${(written.length * streams) / storeCount}`,
      reference: `${reference.ids.flat().length} of ${(events * streams) / storeCount}`,
      ratio: '-',
      bar: 'all',
      held: isExact && written.length === events,
    }),
    againstBudget({ ...line, ...at(0.5), of: `${of}, p50` }),
    againstBudget({ ...line, ...at(0.99), of: `${of}, p99`, budget: barMs }),
  ];
}

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
