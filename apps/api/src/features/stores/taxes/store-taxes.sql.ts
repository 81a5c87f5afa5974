import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export async function findTaxes(db: Db, { store_id }: OneStore): Promise<StoreTaxes | undefined> {
  const [row] = await rowsOf<StoreTaxes>(
    db,
    sql`select t.charges_ppn, t.shows_pph22, t.taxpayer_name, t.tax_number from store_taxes t
        where t.store_id = ${store_id}::bigint`,
  );
  return row;
}

export async function writeTaxes(
  db: Tx,
  { store_id }: OneStore,
  { charges_ppn, shows_pph22, taxpayer_name, tax_number }: StoreTaxes,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into store_taxes (store_id, charges_ppn, shows_pph22, taxpayer_name, tax_number)
        values (${store_id}::bigint, ${charges_ppn}, ${shows_pph22}, ${taxpayer_name}, ${tax_number})
        on conflict (store_id) do update set charges_ppn = excluded.charges_ppn, shows_pph22 = excluded.shows_pph22,
          taxpayer_name = excluded.taxpayer_name, tax_number = excluded.tax_number, updated_at = excluded.updated_at`,
  );
}
