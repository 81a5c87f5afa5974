import { z } from 'zod';
import { id, instant, money, says } from './fields.ts';
import { promotionResults } from './promotion.ts';
import {
  normalisedVoucherCode,
  voucherBuyers,
  voucherCodePattern,
  voucherDiscountKinds,
  voucherKinds,
  voucherProducts,
  voucherStates,
} from './voucher-words.ts';

/** As buyers write it; kept in capitals, without blanks. */
export const voucherCode = z
  .string()
  .max(80, says('too_long'))
  .transform(normalisedVoucherCode)
  .pipe(z.string().regex(voucherCodePattern, says('voucher_code_invalid')));

/** A voucher or volume deal of one store. */
export const voucherRow = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  kind: z.enum(voucherKinds),
  name: z.string(),
  code: z.string().nullable().meta({ description: 'Null of a volume deal.' }),
  discount_kind: z.enum(voucherDiscountKinds),
  value: z.int().meta({ description: 'Rupiah, or per cent.' }),
  max_discount: money.nullable(),
  minimum_amount: money.meta({ description: 'Of the goods it is for, after promotions.' }),
  minimum_quantity: z.int().meta({ description: 'Units of the goods it is for.' }),
  products: z.enum(voucherProducts),
  product_count: z.int(),
  buyers: z.enum(voucherBuyers),
  buyer_count: z.int(),
  quota: z.int().nullable().meta({ description: 'Orders; null: as many as come.' }),
  per_buyer: z.int().nullable(),
  taken: z.int(),
  starts_at: instant,
  ends_at: instant.nullable(),
  state: z.enum(voucherStates),
  is_paused: z.boolean(),
  ended_at: instant.nullable(),
  version: z.int(),
  results: promotionResults.omit({ units: true, platform_amount: true }),
  updated_at: instant,
  updated_by_name: z.string().nullable(),
});

/** With what was chosen. */
export const voucherDetail = voucherRow.extend({
  chosen_products: z.array(
    z.object({ inventory_id: id, product_name: z.string(), uom_name: z.string(), price: money }),
  ),
  chosen_buyers: z.array(z.object({ store_id: id, name: z.string(), city: z.string() })),
});

export type VoucherRow = z.infer<typeof voucherRow>;
export type VoucherDetail = z.infer<typeof voucherDetail>;
