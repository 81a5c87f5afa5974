import { contract } from '@marketplace/contract/contract';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { fillDemands, openDemands } from './fill-demands.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, type Person, signIn } from './people.ts';
import { compareP50, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 3;

const cases = [
  { who: 'largest', more: {} },
  { who: 'largest', more: { sort: 'nearest', page: '5' } },
  { who: 'scattered', more: {} },
  { who: 'scattered', more: { sort: 'highest_value' } },
] as const;

export const demands: Benchmark = {
  name: 'demands',
  about: `A page of the demands that fit, out of ${openDemands} open ones, by the owner of the largest store and by one of a scattered third of the stores, against the order list of the same person; p50 within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds(options);
    const fits = await fillDemands(world);
    const api = await startApi(world);
    const lines: Line[] = [];
    for (const { who, more } of cases) {
      const person = await signIn(api.origin, bulkLogins[who]);
      const targets = { demands: demandsOf(person, more), list: listOf(person, 'COMPLETED') };
      const measured = await measureInTurn(targets, { ...options, connections: 8 });
      const how = Object.values(more).join(' ') || 'closing soon';
      lines.push(
        compareP50({
          benchmark: 'demands',
          of: `${how}, ${person.store_ids.length} stores, ${fits} rows of all, 8 conn.`,
          ours: measured.demands,
          reference: measured.list,
          bar,
        }),
      );
    }
    await api.stop();
    return lines;
  },
};

function demandsOf(
  { origin, headers, store_ids }: Person,
  more: Readonly<Record<string, string>>,
): Target {
  const [only] = store_ids;
  const stores: Record<string, string> =
    only && store_ids.length === 1
      ? { seller_store_id: only }
      : { select_all_seller_store: 'true' };
  const query = new URLSearchParams({ ...stores, state: 'OPEN', ...more });
  return { url: `${origin}${contract.tenderOfferings.list.path}?${query}`, headers };
}
