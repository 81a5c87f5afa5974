import { sql } from 'kysely';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { Benchmark } from './benchmark.ts';
import type { Target } from './load.ts';
import { bar, connections, fartherDown, measureSearches } from './measure-searches.ts';
import { inventoriesOf, readInventories } from './people.ts';
import { startApi } from './server-process.ts';

const name = 'inventory-search';

export const inventorySearch: Benchmark = {
  name,
  about: `The first page of a search among listings, with its exact total up to 10,000, at ${connections} connections: part of a word, a common brand, the same mistyped, a barcode, and what nobody has; in the largest store and in all stores of an owner of a third of them; p95 within ${bar}x of the plain list.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds({ listings: options.inventories, stores: options.stores });
    const api = await startApi(world);
    const numberIn = async (plain: Target) => {
      const { data } = await readInventories(fartherDown(plain));
      return barcodeOf(world.url, data[3]?.product_id ?? '');
    };
    const lines = await measureSearches(
      {
        benchmark: name,
        origin: api.origin,
        listOf: inventoriesOf,
        read: readInventories,
        numberIn,
      },
      options,
    );
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
