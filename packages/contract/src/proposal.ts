import { z } from 'zod';
import { isBarcodeNumber } from './barcode-number.ts';
import { id, instant, line, says, severalOnce, uuid } from './fields.ts';
import {
  mostProposalPhotos,
  mostProposalVariants,
  proposalKinds,
  proposalStates,
  proposalStepKinds,
} from './proposal-words.ts';

const barcodeNumber = z.string().trim().refine(isBarcodeNumber, says('barcode_invalid'));

const unit = z.strictObject({
  uom_id: id,
  base_quantity: z
    .int(says('invalid'))
    .min(1, says('too_small'))
    .max(100_000, says('too_big'))
    .meta({ description: 'How many pieces the unit holds.' }),
  barcode_number: barcodeNumber.nullable().default(null),
});

/** Several are told apart by their names; the only one of a product needs none. */
export const proposedVariants = severalOnce(
  z.strictObject({ name: line(0, 60), units: severalOnce(unit, 'uom_id') }),
  'name',
)
  .max(mostProposalVariants, says('too_long'))
  .superRefine((variants, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const numbers = new Set<string>();
    for (const [index, { name, units }] of variants.entries()) {
      if (variants.length > 1 && name === '') report([index, 'name'], says('required'));
      for (const [place, { barcode_number }] of units.entries()) {
        // Zeros in front make no other number of it.
        const number = barcode_number?.replace(/^0+/, '');
        if (number && numbers.has(number))
          report([index, 'units', place, 'barcode_number'], says('duplicate'));
        if (number) numbers.add(number);
      }
    }
  });

export const proposedName = line(3, 120);
export const proposedBrandName = line(2, 60);
/** The same id in any letters. */
export const photoId = uuid.toLowerCase();
const note = line(0, 500).default('');

/** What somebody proposes; a brand is one of the catalogue, or a new one by its name. */
export const proposedProduct = {
  name: proposedName,
  brand_id: id.optional(),
  brand_name: proposedBrandName.optional(),
  category_id: id,
  variants: proposedVariants,
  photo_ids: z
    .array(photoId)
    .min(1, says('required'))
    .max(mostProposalPhotos, says('too_long'))
    .refine((ids) => new Set(ids).size === ids.length, says('duplicate')),
  note,
};

type Branded = { brand_id?: string | undefined; brand_name?: string | undefined };
export const hasOneBrand = ({ brand_id, brand_name }: Branded) =>
  (brand_id === undefined) !== (brand_name === undefined);
export const oneBrand = { path: ['brand_name'], error: says('required') };

/** A name and what kind of thing it is; the operator finds out the rest. */
export const proposedGeneric = { name: proposedName, category_id: id, note };

export const proposalRow = z.object({
  id,
  store_id: id,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  version: z.int().meta({ description: 'Counts what the store sent and the operator decided.' }),
  name: z.string(),
  brand_name: z.string().nullable(),
  category_id: id,
  category_name: z.string(),
  photo_ids: z.array(uuid),
  reason: z.string().nullable().meta({ description: 'The operator’s words.' }),
  product_id: id
    .nullable()
    .meta({ description: 'What it has become, or was merged into, in the catalogue.' }),
  proposed_by_name: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});

const proposedUnit = z.object({
  uom_id: id,
  uom_name: z.string(),
  base_quantity: z.int(),
  barcode_number: z.string().nullable(),
});

const step = z.object({
  id,
  kind: z.enum(proposalStepKinds),
  actor_name: z.string().nullable().meta({ description: 'Null where it was the marketplace.' }),
  text: z.string(),
  created_at: instant,
});

export const proposalDetail = proposalRow.extend({
  brand_id: id.nullable().meta({ description: 'Null where the brand is new.' }),
  note: z.string(),
  variants: z.array(z.object({ name: z.string(), units: z.array(proposedUnit) })),
  time_zone: z.string(),
  product_name: z.string().nullable().meta({ description: 'As the catalogue calls it.' }),
  timeline: z.array(step),
});

/** A product of the catalogue that may be what is meant. */
export const similarProduct = z.object({
  product_id: id,
  product_name: z.string(),
  brand_name: z.string(),
  category_name: z.string(),
  is_listed: z.boolean().meta({ description: 'Whether the store sells some of it already.' }),
  barcode_number: z
    .string()
    .nullable()
    .meta({ description: 'The number that found it; null where the name did.' }),
});

export type ProposedVariants = z.output<typeof proposedVariants>;
export type ProposalRow = z.infer<typeof proposalRow>;
export type ProposalDetail = z.infer<typeof proposalDetail>;
export type ProposalStep = z.infer<typeof step>;
export type SimilarProduct = z.infer<typeof similarProduct>;
