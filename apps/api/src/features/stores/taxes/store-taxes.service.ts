import type { StoreTaxes, StoreTaxesBody } from '@marketplace/contract/store-taxes';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
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

/** What is not named stays as it is now: whoever saves beside somebody else does not undo it. */
export const saveTaxes = (
  db: Db,
  scope: StoreScope,
  changes: StoreTaxesBody,
): Promise<{ taxes: StoreTaxes }> =>
  changeStore(db, scope, async (db, { store }) => {
    const before = await readTaxes(db, store);
    const taxes = {
      charges_ppn: changes.charges_ppn ?? before.charges_ppn,
      shows_pph22: changes.shows_pph22 ?? before.shows_pph22,
      taxpayer_name: changes.taxpayer_name ?? before.taxpayer_name,
      tax_number: changes.tax_number ?? before.tax_number,
    };
    refuseUnnamedTaxpayer(taxes);
    await writeTaxes(db, store, taxes);
    await recordAct(db, 'store_taxes.save', { ...store, before, after: taxes });
    return { taxes };
  });

function refuseUnnamedTaxpayer({ charges_ppn, shows_pph22, ...who }: StoreTaxes): void {
  if (!charges_ppn && !shows_pph22) return;
  const missing = Object.entries(who).filter(([, text]) => text === '');
  const fields = Object.fromEntries(missing.map(([name]) => [name, 'required' as const]));
  if (missing.length > 0) fail('validation_failed', fields);
}
