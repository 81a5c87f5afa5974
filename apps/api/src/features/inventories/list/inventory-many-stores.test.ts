import { inventorySorts } from '@marketplace/contract/inventory-choices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/handle.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import {
  isMeant,
  type Judged,
  judgeInventories,
  mixUp,
  productsOf,
  sorted,
} from '../../../testing/inventory-judge.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { testStores } from '../../../world/test-cast.ts';
import { listInventories, listProducts } from './list-inventories.service.ts';

const howMany = 120;
const store_ids = Array.from({ length: howMany }, (_, index) => String(1_001 + index));

let database: Database;
let judged: Judged[];
beforeAll(async () => {
  database = await openTestDatabase();
  await addSmallStores(database);
  judged = await judgeInventories(database, store_ids);
});
afterAll(() => database.close());

/** More stores than a page has rows, each with a few of the products of one store. */
async function addSmallStores(database: Database): Promise<void> {
  const isTaken = '(k.variant_id + n) % 11 = 0';
  await database.runScript(`
    insert into stores (id, unique_id, name, city_id, is_seller, allows_selling)
    select 1000 + n, 'small-' || n, 'Toko ' || n, (select min(id) from cities), true, true
    from generate_series(1, ${howMany}) n;
    insert into stocks (store_id, variant_id, stock, low_stock_level)
    select 1000 + n, k.variant_id, 3 + (k.variant_id * 31 + n * 17) % 40, 9
    from stocks k, generate_series(1, ${howMany}) n
    where k.store_id = ${testStores.own} and ${isTaken};
    insert into inventories
      (store_id, product_unit_id, variant_id, product_id, price, created_at, price_changed_at)
    select 1000 + n, k.product_unit_id, k.variant_id, k.product_id, k.price,
      k.created_at - make_interval(hours => n * 13 % 50),
      k.price_changed_at - make_interval(hours => n * 29 % 70)
    from inventories k, generate_series(1, ${howMany}) n
    where k.store_id = ${testStores.own} and ${isTaken}`);
  await mixUp(database);
  await database.runScript(`
    insert into product_words
    select store_id, word, count(*)::int from words_of_products where store_id > 1000 group by 1, 2`);
}

it.each(
  inventorySorts.flatMap((sort) => [
    { sort },
    { sort, state: 'INACTIVE' },
    { sort, stock_level: 'LOW' },
    { sort, query: 'goreng' },
  ]),
)('a page of %o from more stores than it has rows', async ({ sort, ...narrowed }) => {
  const rows = sorted(
    judged.filter((row) => isMeant(row, narrowed)),
    sort,
  );
  const scope = systemScope(store_ids);
  for (const page of [1, 2, 3]) {
    const query = {
      select_all_store: true,
      sort,
      page,
      page_size: 10,
      ...(narrowed as object),
      ...('stock_level' in narrowed && { stock_level: ['LOW' as const] }),
    };
    const [first, end] = [(page - 1) * 10, page * 10];
    const flat = await listInventories(database.db, scope, query);
    expect(flat.data.map(({ id }) => id)).toEqual(rows.slice(first, end).map(({ id }) => id));
    const grouped = await listProducts(database.db, scope, query);
    expect(grouped.data.map((each) => `${each.store_id}/${each.product_id}`)).toEqual(
      productsOf(rows).slice(first, end),
    );
  }
});
