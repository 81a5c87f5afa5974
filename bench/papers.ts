import { contract } from '@marketplace/contract/contract';
import { mostPapers } from '@marketplace/contract/paper-kinds';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { copyOut } from './copy-out.ts';
import { medianOf } from './load.ts';
import { listOf, type Person, readList, signIn } from './people.ts';
import { tell } from './report.ts';
import { startApi } from './server-process.ts';

const barSeconds = 2;

export const papers: Benchmark = {
  name: 'papers',
  about: `The packing list of ${mostPapers} orders of the largest store as a PDF over HTTP, against COPY … TO STDOUT of the same lines from the database itself; it takes at most ${barSeconds} s.`,
  isOnPostgres: true,
  run: async (worlds, { rounds, ...size }) => {
    const world = await worlds(size);
    const api = await startApi(world);
    const person = await signIn(api.origin, bulkLogins.largest);
    const ids = await newestOrders(person);
    const [ours, reference]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await timeOf(() => packingList(person, ids)));
      reference.push(await timeOf(() => copyOut(world.url, sameLines(person, ids))));
    }
    await api.stop();
    const seconds = medianOf(ours) / 1000;
    const ratios = ours.map((each, round) => each / (reference[round] ?? Number.NaN));
    const [low, middle, high] = [Math.min(...ratios), medianOf(ratios), Math.max(...ratios)];
    return [
      tell({
        benchmark: 'papers',
        of: `packing list of ${ids.length} orders`,
        ours: `${seconds.toFixed(2)} s`,
        reference: `${(medianOf(reference) / 1000).toFixed(2)} s`,
        ratio: `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
        bar: `${barSeconds} s`,
        held: seconds <= barSeconds,
      }),
    ];
  },
};

async function newestOrders(person: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < mostPapers; page++) {
    const { url, headers } = listOf(person);
    const { data } = await readList({ url: `${url}&page=${page}&page_size=100`, headers });
    if (data.length === 0) break;
    ids.push(...data.map(({ id }) => id));
  }
  return ids.slice(0, mostPapers);
}

async function packingList({ origin, headers, store_ids }: Person, ids: string[]) {
  const query = new URLSearchParams({
    store_id: store_ids[0] ?? '',
    kind: 'packing_list',
    order_ids: ids.join(),
  });
  const url = `${origin}${contract.orderPapers.papers.path}?${query}`;
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  await response.arrayBuffer();
}

const sameLines = ({ store_ids }: Person, ids: string[]) => `
  select o.order_number, o.buyer_name, l.product_name, l.uom_name, l.base_quantity, l.quantity
  from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
  where o.store_id = ${store_ids[0]} and o.id in (${ids.join(', ')})`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
