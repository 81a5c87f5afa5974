import { contract } from '@marketplace/contract/contract';
import type { EventPlaces } from '@marketplace/contract/events';
import { sql } from 'kysely';
import type { Db } from '../apps/api/src/platform/db/handle.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { againstBudget } from './budget.ts';
import { type Measured, medianOf, percentileOf } from './load.ts';
import { listOf, type Person, readList, signIn } from './people.ts';
import { compareP50 } from './report.ts';
import { startApi } from './server-process.ts';

const inTheLog = 1_000_000;
const ofTheStore = 20_000;
const bar = 5;
const callsOfARound = 20;
/** Further behind than what is replayed, and as far as is. */
const [far, near] = [10_000, 1_000];

export const resume: Benchmark = {
  name: 'resume',
  about: `A stream that broke off ${far} events ago in a log of ${inTheLog}, until its reader is up to date: it is told to load anew, and loads the list; one after the other, against one call of the list; p50 within ${bar}x. Beside it the furthest that is replayed, ${near} events.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds(options);
    const api = await startApi(world);
    const person = await signIn(api.origin, bulkLogins.largest);
    const list = listOf(person, 'COMPLETED');
    const store_id = person.store_ids[0] ?? '';
    const database = openPostgres({ url: world.url, poolSize: 1, onLost: console.error });
    const [order] = (await readList(list)).data;
    await fillLog(database.db, store_id, { ...order, previous_fulfilment_status: null });
    await database.close();

    const behind = (events: number) => ({ [store_id]: { order: ofTheStore - events } });
    const ways = {
      list: () => readList(list),
      far: async () => {
        await readUntil(person, behind(far), 'event: reset');
        await readList(list);
      },
      near: () => readUntil(person, behind(near), `id: ${store_id}.order.${ofTheStore}\n`),
    };
    const measured: Record<keyof typeof ways, Measured[]> = { list: [], far: [], near: [] };
    const names = Object.keys(ways) as (keyof typeof ways)[];
    for (let round = -1; round < options.rounds; round++) {
      for (const name of names) {
        const times = await timesOf(ways[name]);
        if (round >= 0) measured[name].push(times);
      }
    }
    await api.stop();
    const benchmark = 'resume';
    const reference = measured.list;
    const p50 = (each: Measured) => each.p50;
    return [
      compareP50({
        benchmark,
        of: `${far} events behind, one store of ${ofTheStore} events`,
        ours: measured.far,
        reference,
        bar,
      }),
      againstBudget({
        benchmark,
        of: `${near} events behind, all replayed, p50`,
        ours: measured.near.map(p50),
        reference: reference.map(p50),
        format: (ms) => `${ms.toFixed(2)} ms`,
      }),
    ];
  },
};

/** So much for one store, and the rest for the others alike. Begins with nothing, so that every run finds the same. */
async function fillLog(db: Db, store_id: string, payload: object): Promise<void> {
  const text = JSON.stringify(payload);
  await sql`truncate store_events, event_places`.execute(db);
  await sql`
    with places as (
      select id as store_id, case when id = ${store_id}::bigint then ${ofTheStore}::int
        else (${inTheLog - ofTheStore}::int / (count(*) over () - 1))::int end as last
      from stores where is_seller
    ), told as (
      insert into event_places (store_id, area, last) select store_id, 'order', last from places
    )
    insert into store_events (store_id, area, id, kind, payload)
    select store_id, 'order', number, 'order.changed', ${text}::jsonb
    from places cross join lateral generate_series(1, last) as number`.execute(db);
  await sql`analyze store_events`.execute(db);
}

async function readUntil({ origin, headers }: Person, after: EventPlaces, sign: string) {
  const hangUp = new AbortController();
  const answer = await fetch(origin + contract.events.stream.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ after }),
    signal: hangUp.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  let heard = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    heard = heard.slice(-200) + chunk;
    if (heard.includes(sign)) break;
  }
  hangUp.abort();
}

async function timesOf(call: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  for (let each = 0; each < callsOfARound; each++) {
    const since = performance.now();
    await call();
    times.push(performance.now() - since);
  }
  const elapsed = times.reduce((sum, time) => sum + time, 0);
  return {
    p50: medianOf(times),
    p95: percentileOf(times, 0.95),
    perSecond: (times.length / elapsed) * 1_000,
  };
}
