import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

/** One unit of one variant, as a line of a catalogue file has it. */
export type CatalogueRow = {
  category: string;
  brand: string;
  product: string;
  variant: string;
  uom: string;
  base_quantity: number;
  barcode: string;
};

/**
 * Whoever adds to the catalogue comes after the one before, and judges by what they have added: names in other letters and
 * numbers in other forms are the same, of which no key of a table knows.
 */
export async function lockCatalogue(db: Tx): Promise<void> {
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);
}

/** What was not there before, as its tables have it. */
type AddedRow = Record<string, unknown>;
export type AddedRows = Record<
  'brands' | 'products' | 'variants' | 'units' | 'barcodes',
  AddedRow[]
>;

export async function upsertCatalogue(db: Tx, rows: readonly CatalogueRow[]): Promise<AddedRows> {
  const given = asTable(rows);
  await rowsOf(
    db,
    sql`insert into categories (name) select distinct category from ${given} on conflict do nothing`,
  );
  const brands = await rowsOf<AddedRow>(
    db,
    sql`insert into brands (name) select distinct brand from ${given} on conflict do nothing returning id, name`,
  );
  await rowsOf(
    db,
    sql`insert into uoms (code, name) select distinct uom, uom from ${given} on conflict do nothing`,
  );
  const products = await insertFound(
    db,
    sql`products`,
    sql`name, brand_id, category_id`,
    sql`select distinct on (b.id, g.product) g.product as name, b.id as brand_id, c.id as category_id
        from ${given} join brands b on b.name = g.brand join categories c on c.name = g.category`,
  );
  const variants = await insertFound(
    db,
    sql`product_variants`,
    sql`product_id, name`,
    sql`select distinct p.id as product_id, g.variant as name
        from ${given} join brands b on b.name = g.brand
        join products p on p.brand_id = b.id and p.name = g.product`,
  );
  const units = await insertFound(
    db,
    sql`product_units`,
    sql`variant_id, uom_id, base_quantity`,
    sql`select distinct on (v.id, u.id) v.id as variant_id, u.id as uom_id, g.base_quantity
        ${fromVariants(given)}`,
  );
  const barcodes = await insertFound(
    db,
    sql`barcodes`,
    sql`barcode_number, product_unit_id`,
    sql`select distinct on (g.barcode) g.barcode as barcode_number, pu.id as product_unit_id
        ${fromVariants(given)}
        join product_units pu on pu.variant_id = v.id and pu.uom_id = u.id
        where g.barcode <> ''`,
  );
  return { brands, products, variants, units, barcodes };
}

/**
 * Read first and then written: an insert from given values that are joined to tables of which every node has a copy
 * inserts nothing on a cluster, and says nothing.
 */
async function insertFound(db: Tx, table: Sql, columns: Sql, found: Sql): Promise<AddedRow[]> {
  const rows = JSON.stringify(await rowsOf(db, found));
  return rowsOf<AddedRow>(
    db,
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)
        on conflict do nothing returning ${columns}`,
  );
}

/** Lines that say something else than the catalogue now does, also of units that are not there yet. */
export async function findConflicts(db: Db, rows: readonly CatalogueRow[]): Promise<string[]> {
  const found = await rowsOf<{ conflict: string }>(
    db,
    sql`
    select case
        when pu.base_quantity <> g.base_quantity
          then format('%s %s: %s already holds %s', g.product, g.variant, g.uom, pu.base_quantity)
        else format('barcode %s already stands for another unit', g.barcode)
      end as conflict
    from ${asTable(rows)} left join (
      product_units pu join uoms u on u.id = pu.uom_id join product_variants v on v.id = pu.variant_id
      join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    ) on b.name = g.brand and p.name = g.product and v.name = g.variant and u.code = g.uom
    left join barcodes k on k.barcode_number = g.barcode
    where pu.base_quantity <> g.base_quantity
      or k.product_unit_id is not null and k.product_unit_id is distinct from pu.id`,
  );
  return found.map((row) => row.conflict);
}

const fromVariants = (given: Sql) => sql`
  from ${given} join brands b on b.name = g.brand
  join products p on p.brand_id = b.id and p.name = g.product
  join product_variants v on v.product_id = p.id and v.name = g.variant
  join uoms u on u.code = g.uom`;

const asTable = (rows: readonly CatalogueRow[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
    category text, brand text, product text, variant text, uom text, base_quantity int, barcode text
  )`;
