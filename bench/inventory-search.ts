import { sql } from 'kysely';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { inventoriesOf, readInventories, signIn } from './people.ts';
import { compareP95, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 5;
const connections = 8;

/** Part of a word, a brand of many products, the same mistyped, nothing at all; a barcode is read from a listing. */
const words = ['ind', 'indomie', 'indomei', 'zzzzqq'];

export const inventorySearch: Benchmark = {
  name: 'inventory-search',
  about: `The first page of a search among listings, with its exact total up to 10,000, at ${connections} connections: part of a word, a common brand, the same mistyped, a barcode, and what nobody has; in the largest store and in all stores of an owner of a third of them; p95 within ${bar}x of the plain list.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds({ listings: options.inventories, stores: options.stores });
    const api = await startApi(world);
    const lines: Line[] = [];
    for (const [stores, phone_number] of [
      ['one store', bulkLogins.largest],
      ['all stores', bulkLogins.scattered],
    ] as const) {
      const person = await signIn(api.origin, phone_number);
      const plain = inventoriesOf(person);
      const { data } = await readInventories({ ...plain, url: `${plain.url}&page=7` });
      const barcode = await barcodeOf(world.url, data[3]?.product_id ?? '');
      for (const query of [...words, barcode]) {
        const searched = inventoriesOf(person, query);
        const { total_data } = await readInventories(searched);
        const measured = await measureInTurn({ searched, plain }, { ...options, connections });
        lines.push(
          compareP95({
            benchmark: 'inventory-search',
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

async function barcodeOf(url: string, product_id: string): Promise<string> {
  const { db, close } = openPostgres({ url, poolSize: 1, onLost: console.error });
  const { rows } = await sql<{ barcode_number: string }>`
    select b.barcode_number from barcodes b join product_units u on u.id = b.product_unit_id
    join product_variants v on v.id = u.variant_id
    where v.product_id = ${product_id}::bigint limit 1`.execute(db);
  await close();
  const [row] = rows;
  if (!row) throw new Error(`product ${product_id} has no barcode`);
  return row.barcode_number;
}
