import { z } from 'zod';
import { day, id, instant, line, money, says } from './fields.ts';
import { inventoryStates, stockLevels } from './inventory-choices.ts';

export const priceTier = z.object({ min_qty: z.int(), price: money });

/** What the catalogue says of a product unit. */
export const catalogueUnit = z.object({
  product_unit_id: id,
  product_id: id,
  product_name: z.string(),
  variant_id: id,
  /** Empty for the only variant of a product. */
  variant_name: z.string(),
  brand_name: z.string(),
  category_name: z.string(),
  uom_id: id,
  uom_name: z.string(),
  base_quantity: z.int().meta({ description: 'How many pieces the unit holds.' }),
});

/** One store's listing of a product unit. */
export const inventoryRow = catalogueUnit.extend({
  id,
  store_id: id,
  store_name: z.string(),
  price: money,
  cost_price: money.nullable(),
  minimum_order: z.int(),
  price_tiers: z.array(priceTier),
  state: z.enum(inventoryStates),
  version: z.int().meta({ description: 'Counts the edits of people, imports and accounting.' }),
  stock: z.int().meta({ description: 'Whole units on the shelf.' }),
  available: z.int().meta({ description: 'Whole units that no order has reserved.' }),
  stock_pieces: z.int().meta({ description: 'On the shelf, shared by all units of the variant.' }),
  reserved_pieces: z.int(),
  low_stock_level: z.int().meta({ description: 'In pieces; 0: nobody wants to be told.' }),
  stock_level: z.enum(stockLevels),
  expires_on: z.string().nullable().meta({
    format: 'date',
    description: 'The nearest date of what is on the shelf; shared by all units of the variant.',
  }),
  promotion: z
    .object({
      cms_id: id,
      name: z.string(),
      price: money,
      quota: z.int(),
      taken: z.int(),
      starts_at: instant,
      ends_at: instant,
    })
    .nullable()
    .meta({ description: 'The one it is in that runs now, or else comes next.' }),
  price_changed_at: instant,
  updated_at: instant,
  updated_by_name: z.string().nullable(),
});

export const price = z
  .int(says('invalid'))
  .min(1, says('price_out_of_range'))
  .max(999_999_999, says('price_out_of_range'));

const mostUnits = 9_999_999;
const units = (min: number) =>
  z.int(says('invalid')).min(min, says('too_small')).max(mostUnits, says('too_big'));

export const minimumOrder = units(1);
export const lowStockLevel = units(0);
export const expiresOn = day.nullable();
export const openingStock = units(0);

/**
 * What was counted on the shelf, and what was seen before: the difference is what happened. In this unit, or in pieces
 * where a shelf was counted in several units; a shelf is counted once in a request.
 */
export const stockCount = z.strictObject({
  counted: units(0),
  seen: units(0),
  in_pieces: z.boolean().default(false),
  note: line(0, 200).default(''),
});

/** At most five, each for more and each for less than the one before. */
export const priceTiers = z
  .array(z.strictObject({ min_qty: units(2), price }))
  .max(5, says('too_long'))
  .superRefine((tiers, context) => {
    for (const [index, tier] of tiers.entries()) {
      const before = tiers[index - 1];
      if (!before) continue;
      const report = (field: 'min_qty' | 'price', message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (tier.min_qty <= before.min_qty) report('min_qty', says('tier_not_more'));
      if (tier.price >= before.price) report('price', says('tier_not_cheaper'));
    }
  });

export type InventoryRow = z.infer<typeof inventoryRow>;
export type CatalogueUnit = z.infer<typeof catalogueUnit>;
export type PriceTier = z.infer<typeof priceTier>;
