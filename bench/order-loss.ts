import { contract } from '@marketplace/contract/contract';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, type Person, signIn } from './people.ts';
import { compareP50, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 5;

export const orderLoss: Benchmark = {
  name: 'order-loss',
  about: `What was lost in 90 days, by the owner of the largest store and by one of a scattered third of the stores, against the order list of the same person; p50 within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const api = await startApi(await worlds(options));
    const lines: Line[] = [];
    for (const who of ['largest', 'scattered'] as const) {
      const person = await signIn(api.origin, bulkLogins[who]);
      const targets = { loss: lossOf(person), list: listOf(person, 'COMPLETED') };
      const measured = await measureInTurn(targets, { ...options, connections: 8 });
      lines.push(
        compareP50({
          benchmark: 'order-loss',
          of: `90 days, ${person.store_ids.length} stores, 8 conn.`,
          ours: measured.loss,
          reference: measured.list,
          bar,
        }),
      );
    }
    await api.stop();
    return lines;
  },
};

function lossOf({ origin, headers, store_ids }: Person): Target {
  const [only] = store_ids;
  const stores: Record<string, string> =
    only && store_ids.length === 1 ? { store_id: only } : { select_all_seller_store: 'true' };
  const query = new URLSearchParams({ ...stores, days: '90' });
  return { url: `${origin}${contract.orderLoss.summary.path}?${query}`, headers };
}
