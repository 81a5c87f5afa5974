import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { ProposedVariants } from '@marketplace/contract/proposal';
import type { Db } from '../../platform/db/handle.ts';
import { fail, failWith } from '../../platform/failure.ts';
import {
  ownersOfBarcodes,
  readBrand,
  readCategory,
  readProductNamed,
  readUoms,
} from '../catalogue/catalogue-entries.service.ts';
import type { Content } from './write-proposals.sql.ts';

type Proposed = {
  name: string;
  brand_id?: string | undefined;
  brand_name?: string | undefined;
  category_id: string;
  variants: ProposedVariants;
};

type Wrong = Record<string, FieldErrorCode>;

/**
 * What is chosen has to be there, and what is new may not be: neither its name under its brand, nor any of its barcodes.
 * `within` is where it stands in the request.
 */
export async function judgeProduct<P extends Proposed>(db: Db, proposed: P, within = '') {
  const { name, category_id, variants } = proposed;
  const [category, brand, wrongUnits, wrongBarcodes] = await Promise.all([
    readCategory(db, category_id),
    readBrand(db, proposed),
    unitsThatCannotBe(db, variants, within),
    barcodesOfOthers(db, variants, { within }),
  ]);
  const wrong: Wrong = { ...wrongUnits, ...wrongBarcodes };
  if (!category) wrong[`${within}category_id`] = 'not_a_choice';
  if (proposed.brand_id && !brand) wrong[`${within}brand_id`] = 'not_a_choice';
  if (Object.keys(wrong).length > 0) fail('validation_failed', wrong);
  const brand_name = brand?.name ?? proposed.brand_name ?? '';
  const known = await readProductNamed(db, brand_name, name);
  if (known) failWith('proposal_product_exists', { product_id: known.id });
  return { ...proposed, brand_id: brand?.id ?? null, brand_name } satisfies Pick<
    Content,
    'brand_id' | 'brand_name'
  >;
}

export async function judgeCategory(db: Db, category_id: string): Promise<void> {
  if (!(await readCategory(db, category_id)))
    fail('validation_failed', { category_id: 'not_a_choice' });
}

/** Every unit with where it stands in the request. */
const unitsOf = (variants: ProposedVariants, within: string) =>
  variants.flatMap(({ units }, index) =>
    units.map((unit, place) => ({ ...unit, at: `${within}variants.${index}.units.${place}.` })),
  );

export async function unitsThatCannotBe(
  db: Db,
  variants: ProposedVariants,
  within = '',
): Promise<Wrong> {
  const uoms = new Map((await readUoms(db)).map((uom) => [uom.id, uom]));
  return Object.fromEntries(
    unitsOf(variants, within).flatMap(
      ({ uom_id, base_quantity, at }): [string, FieldErrorCode][] => {
        const uom = uoms.get(uom_id);
        if (!uom) return [[`${at}uom_id`, 'not_a_choice']];
        return uom.code === 'PCS' && base_quantity !== 1
          ? [[`${at}base_quantity`, 'piece_holds_one']]
          : [];
      },
    ),
  );
}

/** Numbers that stand for another product than this one, where there is one. */
export async function barcodesOfOthers(
  db: Db,
  variants: ProposedVariants,
  { product_id, within = '' }: { product_id?: string; within?: string } = {},
): Promise<Wrong> {
  const units = unitsOf(variants, within);
  const numbers = units.flatMap(({ barcode_number }) => barcode_number ?? []);
  const owners = await ownersOfBarcodes(db, numbers);
  return Object.fromEntries(
    units
      .filter(({ barcode_number }) => {
        const owner = barcode_number && owners.get(barcode_number);
        return owner && owner.product_id !== product_id;
      })
      .map(({ at }) => [`${at}barcode_number`, 'barcode_taken'] as const),
  );
}
