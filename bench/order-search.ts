import type { Benchmark } from './benchmark.ts';
import type { Target } from './load.ts';
import { bar, connections, fartherDown, measureSearches } from './measure-searches.ts';
import { listOf, readList } from './people.ts';
import { startApi } from './server-process.ts';

const name = 'order-search';

export const orderSearch: Benchmark = {
  name,
  about: `The first page of a search, with its exact total up to 10,000, at ${connections} connections: part of a word, a brand of many orders, the same mistyped, a full number, and what nobody ordered; in the largest store and in all stores of an owner of a third of them; p95 within ${bar}x of the plain list.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const api = await startApi(await worlds(options));
    const numberIn = async (plain: Target) =>
      (await readList(fartherDown(plain))).data[3]?.order_number ?? '';
    const searches = { benchmark: name, origin: api.origin, listOf, read: readList, numberIn };
    const lines = await measureSearches(searches, options);
    await api.stop();
    return lines;
  },
};
