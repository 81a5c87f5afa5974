import type { SimilarProduct } from '@marketplace/contract/proposal';
import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

type Uom = { id: string; code: string; name: string };
type Named = { id: string; name: string };

export const readUoms = (db: Db): Promise<Uom[]> =>
  rowsOf<Uom>(db, sql`select id, code, name from uoms order by code <> 'PCS', id`);

export async function readCategory(db: Db, category_id: string): Promise<Named | undefined> {
  const [row] = await rowsOf<Named>(
    db,
    sql`select id, name from categories where id = ${category_id}::bigint`,
  );
  return row;
}

/** By its id, or by a name in any letters, in these before others: nobody adds INDOMIE beside Indomie. */
export async function readBrand(
  db: Db,
  { brand_id, brand_name }: { brand_id?: string | undefined; brand_name?: string | undefined },
): Promise<Named | undefined> {
  const which = brand_id
    ? sql`id = ${brand_id}::bigint`
    : sql`lower(name) = lower(${brand_name}::text)`;
  const [row] = await rowsOf<Named>(
    db,
    sql`select id, name from brands where ${which}
        order by name is distinct from ${brand_name ?? null}::text, id limit 1`,
  );
  return row;
}

/** Brands are few enough to be read through; those that begin with it come first. */
export const readBrandsLike = (db: Db, query: string, most: number): Promise<Named[]> =>
  rowsOf<Named>(
    db,
    sql`select id, name from brands where strpos(lower(name), lower(${query}::text)) > 0
        order by starts_with(lower(name), lower(${query}::text)) desc, lower(name), id limit ${most}::int`,
  );

type CatalogueProduct = { id: string; name: string; brand: string; category: string };

const productColumns = sql`p.id, p.name, b.name as brand, c.name as category
  from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id`;

const oneProduct = async (db: Db, which: Sql): Promise<CatalogueProduct | undefined> => {
  const [row] = await rowsOf<CatalogueProduct>(db, sql`select ${productColumns} where ${which}`);
  return row;
};

export const readProduct = (db: Db, product_id: string) =>
  oneProduct(db, sql`p.id = ${product_id}::bigint`);

/** In any letters, in these before others. */
export const readProductNamed = (db: Db, brand_name: string, name: string) =>
  oneProduct(
    db,
    sql`lower(p.name) = lower(${name}::text) and lower(b.name) = lower(${brand_name}::text)
        order by (b.name, p.name) is distinct from (${brand_name}::text, ${name}::text), p.id limit 1`,
  );

export async function readVariantNames(db: Db, product_id: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from product_variants where product_id = ${product_id}::bigint order by id`,
  );
  return rows.map(({ name }) => name);
}

/** A number with the unit that it stands for. */
export type TakenBarcode = {
  barcode_number: string;
  product_id: string;
  variant_name: string;
  uom_id: string;
};

export const readTakenBarcodes = (db: Db, numbers: readonly string[]): Promise<TakenBarcode[]> =>
  rowsOf<TakenBarcode>(
    db,
    sql`select k.barcode_number, v.product_id, v.name as variant_name, u.uom_id from barcodes k
        join product_units u on u.id = k.product_unit_id join product_variants v on v.id = u.variant_id
        where k.barcode_number = any(${numbers}::text[])`,
  );

/** As a store sees it, with the number that found it; of the products `f`. */
const similarColumns = (store_id: string, number: Sql) => sql`
  p.id as product_id, p.name as product_name, b.name as brand_name, c.name as category_name,
  ${number} as barcode_number, exists (
    select from store_products s where s.store_id = ${store_id}::bigint and s.product_id = p.id) as is_listed`;
const similarJoins = sql`join products p on p.id = f.id
  join brands b on b.id = p.brand_id join categories c on c.id = p.category_id`;

/** Each once, by the first of its numbers. */
export const readProductsOfBarcodes = (
  db: Db,
  store_id: string,
  numbers: readonly string[],
): Promise<SimilarProduct[]> =>
  rowsOf<SimilarProduct>(
    db,
    sql`select ${similarColumns(store_id, sql`f.barcode_number`)}
        from (
          select v.product_id as id, min(k.barcode_number) as barcode_number from barcodes k
          join product_units u on u.id = k.product_unit_id join product_variants v on v.id = u.variant_id
          where k.barcode_number = any(${numbers}::text[]) group by v.product_id
        ) f ${similarJoins} order by f.barcode_number`,
  );

/** A word that very many have says little: of those no more are compared. */
const mostCompared = 500;

/**
 * Most of the letters in one stretch: a name with a word too many or a letter missing is still found. What is called exactly
 * so comes first, and is found however many are like it.
 */
export const readProductsLike = (
  db: Db,
  store_id: string,
  name: string,
  most: number,
): Promise<SimilarProduct[]> =>
  rowsOf<SimilarProduct>(
    db,
    sql`select ${similarColumns(store_id, sql`null::text`)}
        from (
          select l.id, row_number() over (order by l.is_exact desc, l.in_words desc, l.in_all desc, l.id) as place
          from (
            select d.id, lower(d.name) = lower(${name}::text) as is_exact,
              word_similarity(lower(${name}::text), d.search_text) as in_words,
              similarity(lower(${name}::text), d.search_text) as in_all
            from (
              (select id, name, search_text from products where lower(name) = lower(${name}::text)
                order by lower(name), id limit ${most}::int)
              union
              (select id, name, search_text from products where lower(${name}::text) <% search_text
                limit ${mostCompared}::int)
            ) d
          ) l
          order by place limit ${most}::int
        ) f ${similarJoins} order by f.place`,
  );
