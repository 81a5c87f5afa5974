import type { ProposalApproval } from '@marketplace/contract/ops-proposals';
import type { ProposedVariants } from '@marketplace/contract/proposal';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import {
  type AddedRows,
  addToCatalogue,
  lockCatalogue,
  ownersOfBarcodes,
  readCategory,
  readProduct,
  readProductNamed,
  readUoms,
  readVariantNames,
} from '../catalogue/catalogue-entries.service.ts';
import { barcodesOfOthers, judgeProduct, unitsThatCannotBe } from './judge-content.service.ts';
import type { ProposalRecord } from './proposal-rows.sql.ts';

/** What a proposal has become, and what the catalogue did not have before. */
type Entered = { product_id: string; is_merged: boolean; added: AddedRows | null };

/** Judged while nobody else adds anything: of two who approve the same at once, the later one is told of the first. */
export async function intoCatalogue(
  db: Tx,
  proposal: ProposalRecord,
  approval: ProposalApproval,
): Promise<Entered> {
  await lockCatalogue(db);
  return approval.merge_into_product_id
    ? merge(db, proposal, approval.merge_into_product_id, approval)
    : create(db, proposal, approval);
}

/** As the operator says it, or as the store proposed it; a generic proposal says too little. */
function approvedOf(proposal: ProposalRecord, { product }: ProposalApproval) {
  if (product) return product;
  const { name, brand_name, category_id, variants } = proposal;
  if (brand_name === null) return fail('validation_failed', { product: 'required' });
  return { name, brand_id: proposal.brand_id ?? undefined, brand_name, category_id, variants };
}

async function create(
  db: Tx,
  proposal: ProposalRecord,
  approval: ProposalApproval,
): Promise<Entered> {
  const wanted = await judgeProduct(
    db,
    approvedOf(proposal, approval),
    approval.product ? 'product.' : '',
  );
  const { name, brand_name } = wanted;
  const category = (await readCategory(db, wanted.category_id))?.name ?? '';
  const product = { brand: brand_name, product: name, category };
  const added = await addToCatalogue(db, await rowsFor(db, product, wanted.variants));
  const made = await readProductNamed(db, brand_name, name);
  if (!made) throw new Error('an approved product was not written');
  return { product_id: made.id, is_merged: false, added };
}

/** What the product does not have yet is added to it; of a generic proposal there is nothing to add. */
async function merge(
  db: Tx,
  proposal: ProposalRecord,
  product_id: string,
  { adds_units = true, variants = proposal.variants }: ProposalApproval,
): Promise<Entered> {
  const target =
    (await readProduct(db, product_id)) ??
    fail('validation_failed', { merge_into_product_id: 'not_a_choice' });
  if (!adds_units || variants.length === 0) return { product_id, is_merged: true, added: null };
  const wrong = {
    ...(await unitsThatCannotBe(db, variants)),
    ...(await barcodesOfOthers(db, variants, { product_id })),
  };
  if (Object.keys(wrong).length > 0) fail('validation_failed', wrong);
  const known = await readVariantNames(db, product_id);
  const spelt = asSpelt(known, variants);
  const names = new Set([...known, ...spelt.map(({ name }) => name)]);
  // A variant without a name is the only one of its product.
  if (names.size > 1 && names.has('')) fail('proposal_contradicts_catalogue');
  const into = { brand: target.brand, product: target.name, category: target.category };
  const missing = await withoutKnownNumbers(db, spelt);
  const added = await addToCatalogue(db, await rowsFor(db, into, missing));
  return { product_id, is_merged: true, added };
}

/** A variant in other letters is the one that the product has. */
const asSpelt = (known: readonly string[], variants: ProposedVariants): ProposedVariants =>
  variants.map(({ name, units }) => {
    const same = known.filter((each) => each.toLowerCase() === name.toLowerCase());
    return { name: same.includes(name) ? name : (same[0] ?? name), units };
  });

/** A number that the product has stands for one unit, however many zeros it is written with. */
async function withoutKnownNumbers(db: Db, variants: ProposedVariants): Promise<ProposedVariants> {
  const numbers = variants.flatMap(({ units }) =>
    units.flatMap(({ barcode_number }) => barcode_number ?? []),
  );
  const owners = await ownersOfBarcodes(db, numbers);
  return variants.map(({ name, units }) => ({
    name,
    units: units.map((unit) => {
      const owner = unit.barcode_number && owners.get(unit.barcode_number);
      if (!owner) return unit;
      const isSame = owner.variant_name === name && owner.uom_id === unit.uom_id;
      return isSame ? { ...unit, barcode_number: null } : fail('proposal_contradicts_catalogue');
    }),
  }));
}

type OfProduct = { brand: string; product: string; category: string };

async function rowsFor(db: Db, product: OfProduct, variants: ProposedVariants) {
  const codes = new Map((await readUoms(db)).map(({ id, code }) => [id, code]));
  return variants.flatMap(({ name, units }) =>
    units.map(({ uom_id, base_quantity, barcode_number }) => ({
      ...product,
      variant: name,
      uom: codes.get(uom_id) ?? '',
      base_quantity,
      barcode: barcode_number ?? '',
    })),
  );
}
