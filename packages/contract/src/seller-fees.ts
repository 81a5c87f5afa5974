import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

const basisPoints = z.int().meta({ description: 'Hundredths of a percent: 150 is 1.5 %.' });

const datedRate = z.object({ basis_points: basisPoints, valid_from: instant });

/** What holds now for goods of a category, and what will. */
const sellerFee = datedRate.extend({
  category_id: id.nullable().meta({ description: 'Null: every category without its own rate.' }),
  category_name: z.string().nullable(),
  next: datedRate.nullable().meta({ description: 'The next change, where one is decided.' }),
});

/**
 * How a fee is reckoned: the price of each goods line times its rate is the fee, and the fee times the tax's is the tax, each
 * rounded half up to whole rupiah once for the line.
 */
const feeTax = z.object({
  name: z.string(),
  basis_points: basisPoints.meta({ description: 'Of the fee.' }),
  explained: z.string().meta({ description: 'Where the number comes from, in a sentence.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/seller-fees/list',
  doc: 'What the marketplace asks for now, for anybody to read: the general rate first, then every category with the rate that holds for it, by name. One row a category, so it is no longer than the catalogue’s list of them.',
  access: anyone,
  response: z.object({ fees: z.array(sellerFee), tax: feeTax }),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/seller-fees/detail',
  doc: 'The rate of one category, or the general one, with its latest changes: those to come and those that have been, the newest first, fifty at most.',
  access: anyone,
  query: z.strictObject({
    category_id: id.optional().meta({ description: 'Without one: the general rate.' }),
  }),
  response: z.object({
    fee: sellerFee,
    rates: z.array(
      datedRate.extend({
        is_general: z.boolean().meta({ description: 'Of all categories without their own.' }),
      }),
    ),
    tax: feeTax,
  }),
  errors: ['category_not_found'],
});

export const sellerFees = { list, detail };
export type SellerFee = z.infer<typeof sellerFee>;
export type FeeTax = z.infer<typeof feeTax>;
export type DatedFeeRate = z.infer<typeof detail.response>['rates'][number];
