import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, money, says } from './fields.ts';

const conditions = {
  least_completed_orders: z.int().nullable().meta({
    description: 'Only buyers with so many completed orders at this store; null: everybody.',
  }),
  most_amount: money.nullable().meta({ description: 'Only up to this; null: any amount.' }),
  needs_stock: z.boolean().meta({
    description: 'Only if it leaves nothing on the shelf below its low-stock level.',
  }),
  within_hours: z.boolean().meta({ description: 'Only while the store is open.' }),
};

const rule = z.object({ is_on: z.boolean(), ...conditions });
const rules = z.object({ rule });

const read = endpoint({
  method: 'GET',
  path: '/api/orders/seller/auto-accept',
  doc: 'Which orders the store takes without a person. All conditions that are set have to hold.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: rules,
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/orders/seller/auto-accept',
  doc: 'Changes the rule; what is not named stays. Switched off, it holds at once for every order that is not accepted yet.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({
    store_id: id,
    is_on: z.boolean().optional(),
    least_completed_orders: z
      .int(says('invalid'))
      .min(1, says('too_small'))
      .max(1_000, says('too_big'))
      .nullable()
      .optional(),
    most_amount: z
      .int(says('invalid'))
      .min(1, says('accepts_nothing'))
      .max(999_999_999_999, says('too_big'))
      .nullable()
      .optional(),
    needs_stock: z.boolean().optional(),
    within_hours: z.boolean().optional(),
  }),
  response: rules,
  errors: ['store_inactive'],
});

export const autoAccept = { read, save };
export type AutoAcceptRule = z.infer<typeof rule>;
export type AutoAcceptBody = z.output<typeof save.body>;
