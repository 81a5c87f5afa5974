import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mostInBulk } from '@marketplace/contract/bulk-size';
import { contract } from '@marketplace/contract/contract';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { medianOf } from './load.ts';
import { measureMoves } from './moves-load.ts';
import { copyOf, lostMoves, type Moving, putAt, someOrders } from './moving-orders.ts';
import { type Person, signIn } from './people.ts';
import { tell } from './report.ts';
import { startApi, startBareMovesServer } from './server-process.ts';

const bar = 3;
const most = { orders: 200_000, stores: 600 };
const acceptPath = '/api/orders/seller/accept-order';

export const orderBulk: Benchmark = {
  name: 'order-bulk',
  about: `${mostInBulk} orders of one store accepted by one call, until their job is over, against the same number of single moves' SQL one after the other, behind a bare Fastify + pg server; within ${bar}x, no update lost.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const size = {
      orders: Math.min(options.orders, most.orders),
      stores: Math.min(options.stores, most.stores),
    };
    const { world, drop } = await copyOf(await worlds(size));
    const { db, close } = openPostgres({ url: world.url, poolSize: 1, onLost: console.error });
    const [api, bare] = await Promise.all([
      startApi(world, { JOBS: 'true' }),
      startBareMovesServer(world),
    ]);
    const person = await signIn(api.origin, bulkLogins.largest);
    const orders = await someOrders(db, person.store_ids.slice(0, 1), mostInBulk);
    const [ours, reference]: [number[], number[]] = [[], []];
    for (let round = 0; round < options.rounds; round++) {
      await putAt(db, orders, 'NEW');
      const since = performance.now();
      await acceptAll(person, orders);
      ours.push(performance.now() - since);
      const { lost } = await lostMoves(db, orders, 'PROCESSING');
      if (lost > 0) throw new Error(`${lost} updates were lost`);
      await putAt(db, orders, 'NEW');
      const { perSecond } = await measureMoves(bare.origin + acceptPath, person.headers, orders, 1);
      reference.push((orders.length / perSecond) * 1000);
    }
    await Promise.all([api.stop(), bare.stop()]);
    await close();
    await drop();
    const ratio = medianOf(ours) / medianOf(reference);
    return [
      tell({
        benchmark: 'order-bulk',
        of: `${orders.length} orders accepted`,
        ours: `${(medianOf(ours) / 1000).toFixed(2)} s`,
        reference: `${(medianOf(reference) / 1000).toFixed(2)} s`,
        ratio: ratio.toFixed(2),
        bar: `${bar}x`,
        held: ratio <= bar,
      }),
    ];
  },
};

/** Begins the job, and waits until it is over. */
async function acceptAll({ origin, headers, store_ids }: Person, orders: readonly Moving[]) {
  const [store_id = ''] = store_ids;
  const order_ids = orders.map(({ order_id }) => order_id);
  const started = await fetch(origin + contract.orderBulk.start.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ store_id, action: 'ACCEPT', order_ids }),
  });
  const { job_id } = (await started.json()) as { job_id: string };
  const url = `${origin}${contract.jobs.detail.path}?${new URLSearchParams({ store_id, job_id })}`;
  for (;;) {
    const { job } = (await (await fetch(url, { headers })).json()) as {
      job: { finished_at: string | null; state: string };
    };
    if (job.state === 'FAILED') throw new Error('the job failed');
    if (job.finished_at) return;
    await pause(10);
  }
}
