import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAct } from '../acts/acts.service.ts';
import {
  type CatalogueRow,
  findConflicts,
  lockCatalogue,
  upsertCatalogue,
} from './catalogue.sql.ts';
import { addSearchWords, renewStoreTexts, renewTexts } from './catalogue-texts.sql.ts';

export type { CatalogueRow };

const batch = 500;

/** Thrown when rows contradict what is there, or each other. */
class CatalogueConflict extends Error {}

/** Thrown when a part could not be written; those before it stay. */
class CatalogueCutOff extends Error {}

/**
 * Adds products, variants, units and barcodes, and leaves those that are there. How much a unit holds
 * and what a barcode stands for cannot change: stock and past orders are counted in them. All is held against it
 * before the first line is written. Each part is a transaction of its own, in whose way stores are only as long; an import that was
 * cut off is done again, which adds what is missing.
 */
export async function importCatalogue(db: Db, rows: readonly CatalogueRow[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
  mustAgree(contradictionsIn(rows));
  for (const part of parts) mustAgree(await findConflicts(db, part));
  for (const [index, part] of parts.entries())
    await importPart(db, part).catch((error: Error) => {
      const done = index * batch;
      throw new CatalogueCutOff(`${error.message}\n${saysWhatIsIn(done, rows.length)}`, {
        cause: error,
      });
    });
}

const importPart = (db: Db, part: readonly CatalogueRow[]) =>
  inTransaction(db, async (db) => {
    await lockCatalogue(db);
    await upsertCatalogue(db, part);
    // Somebody else may have imported meanwhile.
    mustAgree(await findConflicts(db, part));
    await renewSearch(db, part);
    await recordAct(db, 'catalogue.import', { rows: part.length });
  });

const saysWhatIsIn = (done: number, all: number) =>
  done === 0
    ? `none of the ${all} lines was taken`
    : `the first ${done} of ${all} lines are in; run again, it adds the others`;

function mustAgree(conflicts: readonly string[]): void {
  if (conflicts.length > 0) throw new CatalogueConflict(conflicts.join('\n'));
}

/** Lines that say something else than one before them. */
function contradictionsIn(rows: readonly CatalogueRow[]): string[] {
  const quantities = new Map<string, number>();
  const unitsOf = new Map<string, string>();
  return rows.flatMap(({ brand, product, variant, uom, base_quantity, barcode }) => {
    const unit = JSON.stringify([brand, product, variant, uom]);
    const quantity = quantities.get(unit) ?? base_quantity;
    quantities.set(unit, quantity);
    if (quantity !== base_quantity) return [holds({ product, variant, uom }, quantity)];
    const unitOf = unitsOf.get(barcode) ?? unit;
    unitsOf.set(barcode, unitOf);
    return barcode !== '' && unitOf !== unit ? [standsFor(barcode)] : [];
  });
}

type Unit = Pick<CatalogueRow, 'product' | 'variant' | 'uom'>;
const holds = ({ product, variant, uom }: Unit, quantity: number) =>
  `${product} ${variant}: ${uom} already holds ${quantity}`;
const standsFor = (barcode: string) => `barcode ${barcode} already stands for another unit`;

/** What products are found by, in the catalogue and in the stores that list them. */
export async function renewSearch(db: Tx, rows: readonly CatalogueRow[]): Promise<void> {
  const product_ids = await renewTexts(db, rows);
  await addSearchWords(db, product_ids);
  await renewStoreTexts(db, product_ids);
}
