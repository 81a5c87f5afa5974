import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { inventoriesOf, readInventories, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 3;

export const inventoryListAllStores: Benchmark = {
  name: 'inventory-list-all-stores',
  about: `The same page over all stores of a person: an owner of a scattered third of the stores and a clerk of 30, against the owner of the largest store alone; p50 and throughput within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds({ listings: options.inventories, stores: options.stores });
    const api = await startApi(world);
    const one = inventoriesOf(await signIn(api.origin, bulkLogins.largest));
    const several = {
      owner: await signIn(api.origin, bulkLogins.scattered),
      clerk: await signIn(api.origin, bulkLogins.clerk),
    };
    const lines: Line[] = [];
    for (const connections of [1, 8, 32]) {
      const targets = {
        one,
        owner: inventoriesOf(several.owner),
        clerk: inventoriesOf(several.clerk),
      };
      const measured = await measureInTurn(targets, { ...options, connections });
      for (const who of ['owner', 'clerk'] as const) {
        const { total_data } = await readInventories(targets[who]);
        const comparison = {
          benchmark: 'inventory-list-all-stores',
          of: `${who} of ${several[who].store_ids.length} (${total_data} listings), ${connections} conn.`,
          ours: measured[who],
          reference: measured.one,
          bar,
        };
        lines.push(compareP50(comparison), compareThroughput(comparison));
      }
    }
    await api.stop();
    return lines;
  },
};
