import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, readList, signIn } from './people.ts';
import { compareP95, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 5;
const connections = 8;

/** Part of a word, a brand of many orders, nothing at all; the number of an order is read from a list. */
const words = ['ind', 'indomie', 'indomei', 'zzzzqq'];

export const orderSearch: Benchmark = {
  name: 'order-search',
  about: `The first page of a search, with its exact total up to 10,000, at ${connections} connections: part of a word, a brand of many orders, the same mistyped, a full number, and what nobody ordered; in the largest store and in all stores of an owner of a third of them; p95 within ${bar}x of the plain list.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const api = await startApi(await worlds(options));
    const lines: Line[] = [];
    for (const [stores, phone_number] of [
      ['one store', bulkLogins.largest],
      ['all stores', bulkLogins.scattered],
    ] as const) {
      const plain = listOf(await signIn(api.origin, phone_number));
      const { data } = await readList({ ...plain, url: `${plain.url}&page=7` });
      for (const query of [...words, data[3]?.order_number ?? '']) {
        const searched = withQuery(plain, query);
        const { total_data } = await readList(searched);
        const measured = await measureInTurn({ searched, plain }, { ...options, connections });
        lines.push(
          compareP95({
            benchmark: 'order-search',
            of: `${stores}, “${query}” (${total_data} found)`,
            ours: measured.searched,
            reference: measured.plain,
            bar,
          }),
        );
      }
    }
    await api.stop();
    return lines;
  },
};

const withQuery = (target: Target, query: string): Target => ({
  ...target,
  url: `${target.url}&${new URLSearchParams({ query })}`,
});
