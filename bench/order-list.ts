import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/orders';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, type Person, readList, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi, startBareServer } from './server-process.ts';

const bar = 2;
const pageSize = 20;

export const orderList: Benchmark = {
  name: 'order-list',
  about: `A page of ${pageSize} orders of one store in one status, newest first, with exact counts, against a bare Fastify + pg server that sends the same JSON; p50 and throughput within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds(options);
    const api = await startApi(world);
    const bare = await startBareServer(world);
    const lines: Line[] = [];
    for (const [size, phone_number] of [
      ['largest', bulkLogins.largest],
      ['median', bulkLogins.median],
    ] as const) {
      const person = await signIn(api.origin, phone_number);
      const status = size === 'largest' ? 'COMPLETED' : await statusWithAPage(person);
      const targets = {
        ours: listOf(person, status),
        bare: listOf({ ...person, origin: bare.origin }, status),
      };
      const total = await refuseIfDifferent(targets.ours, targets.bare);
      for (const connections of [1, 8, 32]) {
        const measured = await measureInTurn(targets, { ...options, connections });
        const comparison = {
          benchmark: 'order-list',
          of: `${size} store, ${status ?? 'all statuses'} (${total} orders), ${connections} conn.`,
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

/** The status with most orders, if those fill a page; else all of them together. */
async function statusWithAPage(person: Person): Promise<FulfilmentStatus | undefined> {
  const { counts } = await readList(listOf(person));
  const most = fulfilmentStatuses.reduce((best, each) =>
    counts[each] > counts[best] ? each : best,
  );
  return counts[most] >= pageSize ? most : undefined;
}

/** Both have to send the same rows, or the ratio says nothing. */
async function refuseIfDifferent(ours: Target, bare: Target): Promise<number> {
  const [page, barePage] = await Promise.all([readList(ours), readList(bare)]);
  const ids = (list: typeof page) => list.data.map((row) => row.id).join();
  if (page.data.length !== pageSize || ids(page) !== ids(barePage)) {
    throw new Error(`${ours.url} and ${bare.url} do not answer the same page of ${pageSize}`);
  }
  return page.total_data;
}
