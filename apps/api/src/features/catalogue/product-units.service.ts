import type { AvailableUnit } from '@marketplace/contract/catalogue';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { barcodeForms } from './barcode-forms.ts';
import { findUnitOfBarcode, readUnitsById, readUnitsOfProducts } from './product-units.sql.ts';

export const unitsOfProducts = readUnitsOfProducts;

/** In the order of the ids. */
export async function unitsById(
  db: Db,
  scope: StoreScope,
  ids: readonly string[],
): Promise<AvailableUnit[]> {
  const units = await readUnitsById(db, scope, ids);
  const byId = new Map(units.map((unit) => [unit.product_unit_id, unit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listUnits(db: Db, scope: StoreScope, product_id: string) {
  const product_units = await readUnitsOfProducts(db, scope, [product_id]);
  if (product_units.length === 0) fail('product_unit_not_found');
  return { product_units };
}

export async function unitOfBarcode(db: Db, scope: StoreScope, barcode_number: string) {
  const id = await findUnitOfBarcode(db, barcodeForms(barcode_number));
  const [product_unit] = id ? await readUnitsById(db, scope, [id]) : [];
  return { product_unit: product_unit ?? fail('product_unit_not_found') };
}
