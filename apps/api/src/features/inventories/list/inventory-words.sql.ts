import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { isOwnCounter } from '../inventory-counters.sql.ts';

/** How many products of the scope have each of these words. */
export async function countsOfWords(
  db: Db,
  scope: StoreScope,
  words: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf<{ products: number }>(
    db,
    sql`with scope as materialized (select ${scope.store_id_array}::bigint[] as ids)
        select sum(products)::int as products from product_words
        where ${await isOwnCounter(db, scope)} and word = any(${words}::text[])
        group by word`,
  );
  return rows.map(({ products }) => products);
}

export async function findProductByBarcode(db: Db, barcode: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ product_id: string }>(
    db,
    sql`select v.product_id from barcodes c join product_units u on u.id = c.product_unit_id
        join product_variants v on v.id = u.variant_id where c.barcode_number = ${barcode}`,
  );
  return row?.product_id;
}
