import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import type { Db } from '../../../platform/db/handle.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { changeStore } from '../change-store.service.ts';
import { findTaxes, writeTaxes } from './store-taxes.sql.ts';

const nothing: StoreTaxes = {
  charges_ppn: false,
  shows_pph22: false,
  taxpayer_name: '',
  tax_number: '',
};

export const readTaxes = async (db: Db, store: OneStore): Promise<StoreTaxes> =>
  (await findTaxes(db, store)) ?? nothing;

export async function showTaxes(db: Db, scope: StoreScope): Promise<{ taxes: StoreTaxes }> {
  const [store_id = ''] = scope.store_ids;
  return { taxes: await readTaxes(db, storeIn(scope, store_id)) };
}

export const saveTaxes = (
  db: Db,
  scope: StoreScope,
  { store_id: _, ...taxes }: StoreTaxes & { store_id: string },
): Promise<{ taxes: StoreTaxes }> =>
  changeStore(db, scope, async (db, { store }) => {
    await writeTaxes(db, store, taxes);
    return { taxes };
  });
