import { z } from 'zod';
import { id, instant, money } from './fields.ts';
import {
  promotionHindrances,
  promotionStates,
  promotionTabs,
  promotionTypes,
} from './promotion-words.ts';

/** A time on the clock of whatever store reads it: 2026-12-12T00:00. */
export const localTime = z.string().meta({
  description: 'Without a zone: it comes when the store’s own clock says so.',
});

/** What the marketplace offers to join. */
export const promotionTerms = z.object({
  cms_id: id,
  promotion_type: z.enum(promotionTypes),
  name: z.string(),
  description: z.string(),
  terms: z.string().meta({ description: 'One rule a line.' }),
  categories: z.array(z.object({ id, name: z.string() })).meta({
    description: 'Whose products fit; none: all.',
  }),
  min_discount_percent: z.int().meta({
    description: 'How far below its usual price a product has to be.',
  }),
  min_quota: z.int().meta({ description: 'How many units of a product a store has to offer.' }),
  platform_share_percent: z.int().meta({
    description: 'How much of the discount the marketplace pays.',
  }),
  platform_limit: money.meta({
    description: 'The most it pays in one store; from there on the discount is the store’s.',
  }),
  joins_until_local: localTime,
  starts_local: localTime,
  ends_local: localTime,
});

/** What came of it in one store so far; what orders gave back is not in it. */
export const promotionResults = z.object({
  order_count: z.int(),
  units: z.int(),
  sales: money.meta({ description: 'What buyers pay for these goods.' }),
  discount: money,
  platform_amount: money.meta({ description: 'What of the discount the marketplace pays.' }),
});

/** A promotion as one store sees it. */
export const promotionRow = promotionTerms.extend({
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  state: z.enum(promotionStates),
  tab: z.enum(promotionTabs),
  joins_until: instant,
  starts_at: instant,
  ends_at: instant,
  can_join: z.boolean().meta({ description: 'Whether products may be put in, now.' }),
  joined_count: z.int(),
  results: promotionResults,
});

/** A product of a store in a promotion. */
export const promotionItem = z.object({
  inventory_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  category_name: z.string(),
  usual_price: money.meta({ description: 'What one unit costs without it, now.' }),
  base_price: money.meta({
    description:
      'The least it cost in the 30 days before it was put in: the marketplace pays of the way from there.',
  }),
  price: money,
  quota: z.int(),
  taken: z.int(),
  available: z.int().meta({ description: 'Whole units that no order has reserved.' }),
  is_active: z.boolean().meta({ description: 'Whether the listing is for sale.' }),
  cost_price: money.nullable().meta({ description: 'Null for who may not see costs.' }),
  platform_per_unit: money.meta({ description: 'What the marketplace pays for each unit.' }),
  version: z.int(),
  results: promotionResults,
});

/** A product of a store that fits a promotion and is not in it. */
export const promotionCandidate = z.object({
  inventory_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  category_name: z.string(),
  usual_price: money,
  lowest_price: money.meta({ description: 'What it costs by its best tier.' }),
  base_price: money.meta({
    description:
      'The least it cost in the last 30 days, by any tier: the marketplace pays of the way from there.',
  }),
  highest_promotion_price: money.meta({
    description: 'Also no more than it was there before: while it runs a price only goes down.',
  }),
  taken: z.int().meta({ description: 'Of what it was there before it was taken out.' }),
  available: z.int(),
  cost_price: money.nullable().meta({ description: 'Null for who may not see costs.' }),
  hindrance: z.enum(promotionHindrances).nullable(),
  other_promotion: z.string().nullable().meta({ description: 'The name of the one it is in.' }),
});

/** What a buyer sees: what runs, without what stores agreed with the marketplace. */
export const runningPromotion = z.object({
  cms_id: id,
  promotion_type: z.enum(promotionTypes),
  name: z.string(),
  description: z.string(),
  ends_local: localTime,
});

export type PromotionTerms = z.infer<typeof promotionTerms>;
export type PromotionRow = z.infer<typeof promotionRow>;
export type PromotionResults = z.infer<typeof promotionResults>;
export type PromotionItem = z.infer<typeof promotionItem>;
export type PromotionCandidate = z.infer<typeof promotionCandidate>;
