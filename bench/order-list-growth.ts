import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { listOf, signIn } from './people.ts';
import { compareP50, type Line } from './report.ts';
import { startApi } from './server-process.ts';
import type { World } from './worlds.ts';

const bar = 1.3;
const times = 100;

export const orderListGrowth: Benchmark = {
  name: 'order-list-growth',
  about: `The page of the largest store in a world ${times} times as large, against the small one; p50 within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const { orders, stores } = options;
    const smallSize = { orders: Math.round(orders / times), stores: Math.round(stores / times) };
    const large = await openLargestStore(await worlds({ orders, stores }));
    const small = await openLargestStore(await worlds(smallSize));
    const lines: Line[] = [];
    for (const connections of [1, 8]) {
      const measured = await measureInTurn(
        { large: large.target, small: small.target },
        { ...options, connections },
      );
      const comparison = {
        benchmark: 'order-list-growth',
        of: `${smallSize.orders} to ${orders} orders, largest store, COMPLETED, ${connections} conn.`,
        ours: measured.large,
        reference: measured.small,
        bar,
      };
      lines.push(compareP50(comparison));
    }
    await Promise.all([large.api.stop(), small.api.stop()]);
    return lines;
  },
};

async function openLargestStore(world: World) {
  const api = await startApi(world);
  return { api, target: listOf(await signIn(api.origin, bulkLogins.largest), 'COMPLETED') };
}
