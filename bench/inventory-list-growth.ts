import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { inventoriesOf, signIn } from './people.ts';
import { compareP50, type Line } from './report.ts';
import { startApi } from './server-process.ts';
import type { World } from './worlds.ts';

const bar = 1.3;
const times = 100;

export const inventoryListGrowth: Benchmark = {
  name: 'inventory-list-growth',
  about: `The page of the largest store in a world ${times} times as large, against the small one; p50 within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const { inventories: listings, stores } = options;
    const fewer = {
      listings: Math.round(listings / times),
      stores: Math.max(3, Math.round(stores / times)),
    };
    const large = await openLargestStore(await worlds({ listings, stores }));
    const small = await openLargestStore(await worlds(fewer));
    const lines: Line[] = [];
    for (const connections of [1, 8]) {
      const measured = await measureInTurn(
        { large: large.target, small: small.target },
        { ...options, connections },
      );
      lines.push(
        compareP50({
          benchmark: 'inventory-list-growth',
          of: `${fewer.listings} to ${listings} listings, largest store, ${connections} conn.`,
          ours: measured.large,
          reference: measured.small,
          bar,
        }),
      );
    }
    await Promise.all([large.api.stop(), small.api.stop()]);
    return lines;
  },
};

async function openLargestStore(world: World) {
  const api = await startApi(world);
  return { api, target: inventoriesOf(await signIn(api.origin, bulkLogins.largest)) };
}
