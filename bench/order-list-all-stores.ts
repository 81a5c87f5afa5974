import type { FulfilmentStatus } from '@marketplace/contract/orders';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { listOf, readList, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 3;

/** A usual status at every load; a fresh, a rare and no status at the middle one. */
const cases: { status: FulfilmentStatus | undefined; connections: number }[] = [
  { status: 'COMPLETED', connections: 1 },
  { status: 'COMPLETED', connections: 8 },
  { status: 'COMPLETED', connections: 32 },
  { status: 'NEW', connections: 8 },
  { status: 'RETURNED', connections: 8 },
  { status: undefined, connections: 8 },
];

export const orderListAllStores: Benchmark = {
  name: 'order-list-all-stores',
  about: `The same page over all stores of a person: an owner of a scattered third of the stores and a clerk of 30, against the owner of the largest store alone; p50 and throughput within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const api = await startApi(await worlds(options));
    const one = await signIn(api.origin, bulkLogins.largest);
    const several = {
      owner: await signIn(api.origin, bulkLogins.scattered),
      clerk: await signIn(api.origin, bulkLogins.clerk),
    };
    const lines: Line[] = [];
    for (const { status, connections } of cases) {
      const targets = {
        one: listOf(one, status),
        owner: listOf(several.owner, status),
        clerk: listOf(several.clerk, status),
      };
      const measured = await measureInTurn(targets, { ...options, connections });
      for (const who of ['owner', 'clerk'] as const) {
        const { total_data } = await readList(targets[who]);
        const stores = several[who].store_ids.length;
        const comparison = {
          benchmark: 'order-list-all-stores',
          of: `${who} of ${stores}, ${status ?? 'all statuses'} (${total_data} orders), ${connections} conn.`,
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
