import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import type { Measured } from './load.ts';
import { measureMoves } from './moves-load.ts';
import { copyOf, lostMoves, type Moving, putAt, someOrders } from './moving-orders.ts';
import { signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi, startBareMovesServer } from './server-process.ts';

const bar = 4;
const writers = 32;
/** A world that is copied quickly; how many orders lie beside those that move hardly matters. */
const most = { orders: 200_000, stores: 600 };
const movesASecond = 200;
const spreadOver = 300;

const moves = [
  { name: 'accept', path: '/api/orders/seller/accept-order', from: 'NEW', to: 'PROCESSING' },
  {
    name: 'ship',
    path: '/api/v2/orders/seller/confirm-order-shipment',
    from: 'PROCESSING',
    to: 'SHIPPED',
  },
  {
    name: 'deliver',
    path: '/api/orders/seller/confirm-delivered',
    from: 'SHIPPED',
    to: 'DELIVERED',
  },
] as const;

/** What each move sends. */
const bodyFor = {
  accept: ({ store_id, order_id }: Moving) => ({ store_id, order_id }),
  ship: ({ store_id, order_id, courier_id }: Moving) => ({ store_id, order_id, courier_id }),
  deliver: ({ store_id, order_id }: Moving) => ({ store_id, order_id, receiver_name: 'Bu Tini' }),
};

export const orderMoves: Benchmark = {
  name: 'order-moves',
  about: `Orders are accepted, shipped (their goods leave the stock) and delivered by ${writers} writers at once, in one store and spread over many, against one UPDATE by key and one history INSERT in a transaction behind a bare Fastify + pg server; p50 and throughput within ${bar}x, no update lost, no deadlock.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const size = {
      orders: Math.min(options.orders, most.orders),
      stores: Math.min(options.stores, most.stores),
    };
    const { world, drop } = await copyOf(await worlds(size));
    const { db, close } = openPostgres({ url: world.url, poolSize: 1, onLost: console.error });
    const [api, bare] = await Promise.all([startApi(world), startBareMovesServer(world)]);
    const lines: Line[] = [];
    for (const [where, login] of [
      ['one hot store', bulkLogins.largest],
      ['spread stores', bulkLogins.scattered],
    ] as const) {
      const person = await signIn(api.origin, login);
      const count = Math.ceil(options.seconds * movesASecond);
      const found = await someOrders(db, person.store_ids.slice(0, spreadOver), 2 * count);
      const half = Math.floor(found.length / 2);
      const targets = {
        ours: { origin: api.origin, orders: found.slice(0, half) },
        bare: { origin: bare.origin, orders: found.slice(half, 2 * half) },
      };
      for (const move of moves) {
        const measured: Record<keyof typeof targets, Measured[]> = { ours: [], bare: [] };
        for (let round = 0; round < options.rounds; round++) {
          const names = round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const);
          for (const name of names) {
            const { origin, orders } = targets[name];
            await putAt(db, orders, move.from);
            const url = origin + move.path;
            const bodies = orders.map(bodyFor[move.name]);
            measured[name].push(await measureMoves(url, person.headers, bodies, writers));
            if (name === 'ours') {
              const { lost, deadlocks } = await lostMoves(db, orders, move.to);
              if (lost + deadlocks > 0) {
                throw new Error(`${lost} updates were lost, ${deadlocks} times a deadlock`);
              }
            }
          }
        }
        const comparison = {
          benchmark: 'order-moves',
          of: `${move.name}, ${where} (${half} orders), ${writers} writers`,
          ours: measured.ours,
          reference: measured.bare,
          bar,
        };
        lines.push(compareP50(comparison), compareThroughput(comparison));
      }
    }
    await Promise.all([api.stop(), bare.stop()]);
    await close();
    await drop();
    return lines;
  },
};
