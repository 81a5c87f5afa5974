import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAct } from '../acts/acts.service.ts';
import { type CatalogueRow, findConflicts, upsertCatalogue } from './catalogue.sql.ts';
import { addSearchWords, renewStoreTexts, renewTexts } from './catalogue-texts.sql.ts';

export type { CatalogueRow };

const batch = 500;

/** Thrown when rows contradict what is there; nothing of the import is kept. */
class CatalogueConflict extends Error {}

/**
 * Adds products, variants, units and barcodes, and leaves those that are there. How much a unit holds
 * and what a barcode stands for cannot change: stock and past orders are counted in them.
 */
export function importCatalogue(db: Db, rows: readonly CatalogueRow[]): Promise<void> {
  return inTransaction(db, async (db) => {
    for (let start = 0; start < rows.length; start += batch) {
      const part = rows.slice(start, start + batch);
      await upsertCatalogue(db, part);
      const conflicts = await findConflicts(db, part);
      if (conflicts.length > 0) throw new CatalogueConflict(conflicts.join('\n'));
      await renewSearch(db, part);
    }
    await recordAct(db, 'catalogue.import', { rows: rows.length });
  });
}

/** What products are found by, in the catalogue and in the stores that list them. */
async function renewSearch(db: Tx, rows: readonly CatalogueRow[]): Promise<void> {
  const product_ids = await renewTexts(db, rows);
  await addSearchWords(db, product_ids);
  await renewStoreTexts(db, product_ids);
}
