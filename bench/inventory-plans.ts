import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { rowsOf, sql } from '../apps/api/src/platform/db/sql.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { medianOf } from './load.ts';
import { copyOf } from './moving-orders.ts';
import { type Person, signIn } from './people.ts';
import { tell } from './report.ts';
import { startApi } from './server-process.ts';

const rows = 10_000;
const importBar = 3;
const undoBar = 2;
const { inventories, inventoryPlans } = contract;

export const inventoryPlansBenchmark: Benchmark = {
  name: 'inventory-plans',
  about: `A price list of ${rows} rows from the file to the last price, against COPY and one UPDATE … FROM of the same rows, within ${importBar}x; its undo against its apply, within ${undoBar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const { world, drop } = await copyOf(await worlds({ stores: 20, listings: 40_000 }));
    const { db, copyIn, close } = openPostgres({
      url: world.url,
      poolSize: 1,
      onLost: console.error,
    });
    const api = await startApi(world, { JOBS: 'true' });
    const person = await signIn(api.origin, bulkLogins.largest);
    const [store_id = ''] = person.store_ids;
    const listed = await rowsOf<{ id: string; price: number }>(
      db,
      sql`select i.product_unit_id as id, i.price from inventories i where i.store_id = ${store_id}::bigint
          and not exists (select from inventory_price_tiers t where t.store_id = i.store_id and t.inventory_id = i.id)
          order by i.id limit ${rows}`,
    );
    await rowsOf(db, sql`create table bench_prices (id bigint, price numeric)`);
    const [ours, applies, undos, reference]: number[][] = [[], [], [], []];
    const before = api.rssMegabytes();
    let most = before;
    for (let round = 0; round < options.rounds; round++) {
      const file = `ID satuan;Harga\n${listed.map(({ id, price }) => `${id};${price + round + 1}`).join('\n')}\n`;
      const reading = performance.now();
      const plan_id = await importFile(person, store_id, file);
      const read = performance.now() - reading;
      most = Math.max(most, api.rssMegabytes());
      const applied = await timeOf(() => finish(person, store_id, plan_id, 'apply'));
      ours?.push(read + applied);
      applies?.push(applied);
      undos?.push(await timeOf(() => finish(person, store_id, plan_id, 'undo')));
      reference?.push(
        await timeOf(async () => {
          await rowsOf(db, sql`truncate bench_prices`);
          const lines = listed.map(({ id, price }) => `${id}\t${price}\n`).join('');
          await copyIn('bench_prices', ['id', 'price'], [lines]);
          await rowsOf(
            db,
            sql`update inventories i set price = s.price, version = i.version + 1, price_changed_at = now()
                from bench_prices s where i.store_id = ${store_id}::bigint and i.product_unit_id = s.id`,
          );
        }),
      );
    }
    await api.stop();
    await close();
    await drop();
    const seconds = (times: number[] | undefined) =>
      `${(medianOf(times ?? []) / 1000).toFixed(2)} s`;
    const ratio = medianOf(ours ?? []) / medianOf(reference ?? []);
    const back = medianOf(undos ?? []) / medianOf(applies ?? []);
    return [
      tell({
        benchmark: 'inventory-plans',
        of: `${listed.length} rows in, +${Math.round(most - before)} MB`,
        ours: seconds(ours),
        reference: seconds(reference),
        ratio: ratio.toFixed(2),
        bar: `${importBar}x`,
        held: ratio <= importBar,
      }),
      tell({
        benchmark: 'inventory-plans',
        of: 'undo against apply',
        ours: seconds(undos),
        reference: seconds(applies),
        ratio: back.toFixed(2),
        bar: `${undoBar}x`,
        held: back <= undoBar,
      }),
    ];
  },
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

async function importFile({ origin, headers }: Person, store_id: string, text: string) {
  const form = new FormData();
  form.set('store_id', store_id);
  form.set('file', new Blob([text]), 'harga.csv');
  const url = origin + inventories.importFile.path;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  return ((await answer.json()) as { plan: { id: string } }).plan.id;
}

/** Applies or undoes a plan, and waits until its job is over. */
async function finish(
  { origin, headers }: Person,
  store_id: string,
  plan_id: string,
  act: 'apply' | 'undo',
): Promise<void> {
  const confirmed = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'];
  await fetch(origin + inventoryPlans[act].path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ store_id, plan_id, ...(act === 'apply' && { version: 1, confirmed }) }),
  });
  const query = new URLSearchParams({ store_id, plan_id, page_size: '1' });
  for (;;) {
    const answer = await fetch(`${origin}${inventoryPlans.detail.path}?${query}`, { headers });
    const { plan } = (await answer.json()) as { plan: { state: string } };
    if (plan.state === (act === 'apply' ? 'APPLIED' : 'UNDONE')) return;
    await pause(10);
  }
}
