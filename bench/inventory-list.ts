import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn, type Target } from './load.ts';
import { inventoriesOf, readInventories, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi, startBareInventoryServer } from './server-process.ts';

const bar = 2;
const pageSize = 20;

export const inventoryList: Benchmark = {
  name: 'inventory-list',
  about: `A page of ${pageSize} listings of one store by name, with exact counts, against a bare Fastify + pg server that sends the same JSON; p50 and throughput within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds({ listings: options.inventories, stores: options.stores });
    const api = await startApi(world);
    const bare = await startBareInventoryServer(world);
    const lines: Line[] = [];
    for (const size of ['largest', 'median'] as const) {
      const person = await signIn(api.origin, bulkLogins[size]);
      const targets = {
        ours: inventoriesOf(person),
        bare: inventoriesOf({ ...person, origin: bare.origin }),
      };
      const total = await refuseIfDifferent(targets.ours, targets.bare);
      for (const connections of [1, 8, 32]) {
        const measured = await measureInTurn(targets, { ...options, connections });
        const comparison = {
          benchmark: 'inventory-list',
          of: `${size} store (${total} listings), ${connections} conn.`,
          ours: measured.ours,
          reference: measured.bare,
          bar,
        };
        lines.push(compareP50(comparison), compareThroughput(comparison));
      }
    }
    await Promise.all([api.stop(), bare.stop()]);
    return lines;
  },
};

/** Both have to send the same rows, or the ratio says nothing. */
async function refuseIfDifferent(ours: Target, bare: Target): Promise<number> {
  const [page, barePage] = await Promise.all([readInventories(ours), readInventories(bare)]);
  const rows = (list: typeof page) => JSON.stringify(list.data);
  if (page.data.length !== pageSize || rows(page) !== rows(barePage)) {
    throw new Error(`${ours.url} and ${bare.url} do not answer the same page of ${pageSize}`);
  }
  return page.total_data;
}
