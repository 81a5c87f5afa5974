import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/orders';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { copyOut } from './copy-out.ts';
import { medianOf } from './load.ts';
import { listOf, type Person, readList, signIn } from './people.ts';
import { tell } from './report.ts';
import { startApi } from './server-process.ts';
import type { World } from './worlds.ts';

const barMegabytes = 50;
const mostRows = 100_000;
const sampleEveryMs = 20;

export const exportBenchmark: Benchmark = {
  name: 'export',
  about: `The orders of the largest store, up to ${mostRows} of them, as a file over HTTP, CSV and XLSX, against COPY … TO STDOUT of the same rows from the database itself; the API process, sampled every ${sampleEveryMs} ms, grows by at most ${barMegabytes} MB.`,
  isOnPostgres: true,
  run: async (worlds, { rounds, ...size }) => {
    const world = await worlds(size);
    return [
      ...(await measureFormat(world, 'csv', rounds)),
      ...(await measureFormat(world, 'xlsx', rounds)),
    ];
  },
};

async function measureFormat(world: World, format: 'csv' | 'xlsx', rounds: number) {
  const api = await startApi(world);
  const person = await signIn(api.origin, bulkLogins.largest);
  const { counts } = await readList(listOf(person));
  const { statuses, rows } = asManyAsFit(counts);
  const before = api.rssMegabytes();
  const samples: number[] = [];
  const sampler = setInterval(() => samples.push(api.rssMegabytes()), sampleEveryMs);
  const [ours, reference, sizes]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(
      await timeOf(async () => {
        sizes.push(await download(person, format, statuses));
      }),
    );
    reference.push(await timeOf(() => copyOut(world.url, sameRows(person, statuses))));
  }
  clearInterval(sampler);
  await api.stop();
  const most = Math.max(...samples);
  const megabytes = Math.round((sizes[0] ?? 0) / 100_000) / 10;
  const of = `${rows} orders as ${format.toUpperCase()}, ${megabytes} MB`;
  const ratios = ours.map((each, round) => each / (reference[round] ?? Number.NaN));
  const [low, middle, high] = [Math.min(...ratios), medianOf(ratios), Math.max(...ratios)];
  return [
    tell({
      benchmark: 'export',
      of: `${of}, memory`,
      ours: `+${Math.round(most - before)} MB`,
      reference: `${Math.round(before)} MB before`,
      ratio: (most / before).toFixed(2),
      bar: `+${barMegabytes} MB`,
      held: most - before <= barMegabytes,
    }),
    tell({
      benchmark: 'export',
      of: `${of}, time`,
      ours: `${(medianOf(ours) / 1000).toFixed(2)} s`,
      reference: `${(medianOf(reference) / 1000).toFixed(2)} s`,
      ratio: `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
      bar: '-',
      held: undefined,
    }),
  ];
}

/** The largest statuses that together are not too many for one file. */
function asManyAsFit(counts: Record<FulfilmentStatus, number>) {
  const statuses: FulfilmentStatus[] = [];
  let rows = 0;
  const bySize = Object.entries(counts).toSorted(([, left], [, right]) => right - left);
  for (const [status, count] of bySize as [FulfilmentStatus, number][]) {
    if (rows + count > mostRows) continue;
    rows += count;
    statuses.push(status);
  }
  return { statuses, rows };
}

async function download(person: Person, format: string, statuses: FulfilmentStatus[]) {
  const { origin, headers, store_ids } = person;
  const query = new URLSearchParams({
    seller_store_id: store_ids[0] ?? '',
    status: statuses.join(','),
    format,
  });
  const url = `${origin}${contract.orders.exportList.path}?${query}`;
  const response = await fetch(url, { headers });
  if (!response.ok || !response.body) throw new Error(`${url}: ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

const sameRows = ({ store_ids }: Person, statuses: FulfilmentStatus[]) => `
  select o.order_number, s.name, o.buyer_name, o.fulfilment_status, o.payment_status,
    o.payment_method, o.term_days, o.delivery, o.first_product_name, o.total_product_unit,
    o.total_amount, o.arrived_at, o.deadline_at, c.time_zone
  from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
  where o.store_id = ${store_ids[0]} and o.arrived_at is not null
    and o.fulfilment_status in (${statuses.map((status) => `'${status}'`).join(', ')})
  order by o.arrived_at desc, o.id desc`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
