import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { Benchmark } from './benchmark.ts';
import { type LinkedShop, linkShop } from './link-books.ts';
import { medianOf } from './load.ts';
import { copyOf } from './moving-orders.ts';
import { type Line, tell } from './report.ts';

const { accountingMapping, accountingSync } = contract;
const products = 5_000;
const callsASecond = 8;
const bars = { seconds: 5, limit: 1.3 };
const atOnce = 100;

export const accountingBenchmark: Benchmark = {
  name: 'accounting',
  about: `The store with nearest to ${products} products: suggestions for all its listings, reckoned anew, within ${bars.seconds} s; and a whole comparison with its books, against as long as its calls take at ${callsASecond} a second, within ${bars.limit}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const { world, drop } = await copyOf(
      await worlds({ listings: options.inventories, stores: options.stores }),
    );
    const shop = await linkShop(world, products);
    await shop.idle();
    const lines = [
      await suggestions(world.url, shop, options.rounds),
      await comparison(shop, Math.min(3, options.rounds)),
    ];
    await shop.stop();
    await drop();
    return lines;
  },
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
};

/** What is remembered follows from when the items were read. */
async function suggestions(url: string, shop: LinkedShop, rounds: number): Promise<Line> {
  const { db, close } = openPostgres({ url, poolSize: 1, onLost: console.error });
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    await sql`update accounting_stores set items_read_at = now()
      where store_id = ${shop.store_id}`.execute(db);
    times.push(
      await timeOf(async () => {
        found = Number((await shop.ask(accountingMapping.suggestions)).total_data);
      }),
    );
  }
  await close();
  const seconds = medianOf(times);
  return tell({
    benchmark: 'accounting',
    of: `${found} suggestions for ${shop.goods.length} products`,
    ours: `${seconds.toFixed(2)} s`,
    reference: '–',
    ratio: `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} s`,
    bar: `${bars.seconds} s`,
    held: seconds <= bars.seconds,
  });
}

async function confirmAll({ ask }: LinkedShop): Promise<number> {
  for (let linked = 0; ; ) {
    const { suggestions, confirm } = accountingMapping;
    const page = await ask(suggestions, { is_stopped: 'false', page_size: String(atOnce) });
    const { data } = suggestions.response.parse(page);
    if (data.length === 0) return linked;
    const links = data.map(({ listing, item, unit_name }) => ({
      inventory_id: listing.inventory_id,
      item_no: item.item_no,
      unit_name,
    }));
    const answer = confirm.response.parse(await ask(confirm, { links }));
    if (answer.linked.length === 0) return linked;
    linked += answer.linked.length;
  }
}

/** The first one sends what both do not agree on yet; those that follow find nothing to do. */
async function comparison(shop: LinkedShop, rounds: number): Promise<Line> {
  const linked = await confirmAll(shop);
  const compare = async () => {
    await shop.ask(accountingSync.compare);
    await shop.idle();
  };
  await compare();
  const [ours, limits]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const before = shop.sandbox.limits.seen.calls;
    ours.push(await timeOf(compare));
    limits.push((shop.sandbox.limits.seen.calls - before) / callsASecond);
  }
  const ratios = ours.map((each, round) => each / (limits[round] ?? Number.NaN));
  const refused = shop.sandbox.limits.seen.refused;
  return tell({
    benchmark: 'accounting',
    of: `comparison of ${linked} links, ${refused} calls too many`,
    ours: `${medianOf(ours).toFixed(1)} s`,
    reference: `${medianOf(limits).toFixed(1)} s`,
    ratio: medianOf(ratios).toFixed(2),
    bar: `${bars.limit}x`,
    held: medianOf(ratios) <= bars.limit && refused === 0,
  });
}
