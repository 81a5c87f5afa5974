import { sql } from 'kysely';
import type { Database } from '../platform/db/handle.ts';

/** A listing as the catalogue and the stock say it is, without any of the tables that lists are answered from. */
export type Judged = {
  id: string;
  store_id: string;
  product_id: string;
  variant_id: string;
  category_id: string;
  brand_id: string;
  state: 'ACTIVE' | 'INACTIVE';
  level: 'NONE' | 'LOW' | 'ENOUGH';
  free: number;
  price_changed_at: string;
  product_created_at: string;
  text: string;
};

/** All listings of the stores, by name. */
export async function judgeInventories({ db }: Database, store_ids: string[]): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select i.id, i.store_id, i.product_id, i.variant_id, g.category_id, g.brand_id, i.state,
      i.price_changed_at, k.stock - k.reserved as free,
      case when k.stock = k.reserved then 'NONE'
           when k.stock - k.reserved > k.low_stock_level then 'ENOUGH' else 'LOW' end as level,
      min(i.created_at) over (partition by i.store_id, i.product_id) as product_created_at,
      lower(b.name || ' ' || g.name || ' ' || (
        select string_agg(w.name || ' ' || coalesce(c.barcode_number, ''), ' ')
        from product_variants w join product_units u on u.variant_id = w.id
        left join barcodes c on c.product_unit_id = u.id where w.product_id = g.id)) as text
    from inventories i join stocks k on k.store_id = i.store_id and k.variant_id = i.variant_id
    join product_variants v on v.id = i.variant_id join products g on g.id = v.product_id
    join brands b on b.id = g.brand_id join product_units pu on pu.id = i.product_unit_id
    where i.store_id = any(${`{${store_ids.join()}}`}::bigint[])
    order by lower(g.name), g.id, i.store_id, v.name, pu.base_quantity, i.id`.execute(db);
  return rows;
}

export type Filters = Partial<{
  state: string;
  category_id: string;
  brand_id: string;
  stock_level: string;
  price_unchanged_days: string;
  query: string;
}>;

export function isMeant(row: Judged, filters: Filters): boolean {
  const days = Number(filters.price_unchanged_days ?? 0);
  return (
    (!filters.state || row.state === filters.state) &&
    (filters.category_id?.split(',').includes(row.category_id) ?? true) &&
    (filters.brand_id?.split(',').includes(row.brand_id) ?? true) &&
    (filters.stock_level?.split(',').includes(row.level) ?? true) &&
    (days === 0 || Date.parse(row.price_changed_at) <= Date.now() - days * 86_400_000) &&
    (filters.query ?? '').split(' ').every((word) => row.text.includes(word))
  );
}

const numbers = (left: (string | number)[], right: (string | number)[]): number => {
  for (const [index, each] of left.entries()) {
    const difference = Number(each) - Number(right[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

const keys = {
  newest: (row: Judged) => [-Date.parse(row.product_created_at), row.product_id, row.store_id],
  lowest_stock: (row: Judged) => [row.free, row.variant_id, row.store_id, row.id],
  oldest_price: (row: Judged) => [Date.parse(row.price_changed_at), row.id, row.store_id],
} as const;

/** Rows that came by name, in another order; the sort is stable. */
export function sorted(rows: readonly Judged[], sort: 'name' | keyof typeof keys): Judged[] {
  if (sort === 'name') return [...rows];
  return rows.toSorted((left, right) => numbers(keys[sort](left), keys[sort](right)));
}

/** Products in the order in which each is met first. */
export const productsOf = (rows: readonly Judged[]): string[] => [
  ...new Set(rows.map(({ store_id, product_id }) => `${store_id}/${product_id}`)),
];

/** Makes the test world's stores more mixed: listings of either state in one product, and more that is gone or low. */
export const mixUp = ({ runScript }: Database): Promise<void> =>
  runScript(`
    update inventories set state = 'INACTIVE' where id % 5 = 0;
    update stocks set stock = reserved where variant_id % 7 = 0;
    update stocks set stock = reserved + 2, low_stock_level = 2 where variant_id % 7 = 1;
    delete from inventory_counters;
    delete from store_products;
    insert into store_products select * from products_of_stores;
    insert into inventory_counters select * from counters_of_inventories`);
