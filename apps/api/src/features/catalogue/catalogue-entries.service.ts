import type { SimilarProduct } from '@marketplace/contract/proposal';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { barcodeForms } from './barcode-forms.ts';
import { renewSearch } from './catalogue.service.ts';
import {
  type AddedRows,
  type CatalogueRow,
  findConflicts,
  lockCatalogue,
  upsertCatalogue,
} from './catalogue.sql.ts';
import {
  readProductsLike,
  readProductsOfBarcodes,
  readTakenBarcodes,
  type TakenBarcode,
} from './catalogue-entries.sql.ts';

export {
  readBrand,
  readBrandsLike,
  readCategory,
  readProduct,
  readProductNamed,
  readUoms,
  readVariantNames,
} from './catalogue-entries.sql.ts';
export { type AddedRows, type CatalogueRow, lockCatalogue, type TakenBarcode };

/** The same number however many zeros it is written with. */
const bare = (number: string) => number.replace(/^0+/, '');

/** What each of these numbers stands for, by the numbers as they were given. */
export async function ownersOfBarcodes(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, TakenBarcode>> {
  const taken = await readTakenBarcodes(db, numbers.flatMap(barcodeForms));
  const owners = new Map(taken.map((each) => [bare(each.barcode_number), each]));
  return new Map(
    numbers.flatMap((number) => {
      const owner = owners.get(bare(number));
      return owner ? [[number, owner] as const] : [];
    }),
  );
}

const mostSimilar = 5;
/** Of less nobody can tell what is meant. */
const shortestName = 4;

/** What has one of these numbers first, then what is called much like it. */
export async function similarProducts(
  db: Db,
  store_id: string,
  {
    name = '',
    barcode_numbers = [],
  }: { name?: string | undefined; barcode_numbers?: readonly string[] | undefined },
): Promise<SimilarProduct[]> {
  const [numbered, named] = await Promise.all([
    barcode_numbers.length > 0
      ? readProductsOfBarcodes(db, store_id, barcode_numbers.flatMap(barcodeForms))
      : [],
    name.length >= shortestName ? readProductsLike(db, store_id, name, mostSimilar) : [],
  ]);
  const known = new Set(numbered.map(({ product_id }) => product_id));
  return [...numbered, ...named.filter(({ product_id }) => !known.has(product_id))];
}

/**
 * Adds what an operator has approved, by the road of the import, and answers with what was not there. What the catalogue says
 * otherwise is refused as a whole. Whoever calls it has locked the catalogue before judging.
 */
export async function addToCatalogue(db: Tx, rows: readonly CatalogueRow[]): Promise<AddedRows> {
  const added = await upsertCatalogue(db, rows);
  if ((await findConflicts(db, rows)).length > 0) fail('proposal_contradicts_catalogue');
  await renewSearch(db, rows);
  return added;
}
