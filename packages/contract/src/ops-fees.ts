import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, moment, says } from './fields.ts';
import { followed, following } from './pages.ts';

const rate = z.object({
  id,
  category_id: id.nullable(),
  category_name: z.string().nullable(),
  basis_points: z.int(),
  valid_from: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/ops/fee-rates/list',
  doc: 'What the marketplace asks for, by category and day: the rate of now, those before and those to come.',
  access: asOperator('FINANCE'),
  query: z.strictObject(following),
  response: z.object(followed(rate)),
  errors: [],
});

const setBody = z.strictObject({
  category_id: id.optional().meta({ description: 'Without one it is for those that have none.' }),
  basis_points: z.int().min(0, says('too_small')).max(10_000, says('too_big')),
  valid_from: moment.optional(),
});

const set = endpoint({
  method: 'POST',
  path: '/ops/fee-rates/set',
  doc: 'A rate that holds from now or from a moment to come. What was ordered before keeps its own.',
  access: asOperator('FINANCE'),
  body: setBody,
  response: z.object({ rate }),
  errors: ['category_not_found', 'fee_rate_past'],
});

export const opsFees = { list, set };
export type FeeRate = z.infer<typeof rate>;
export type NewFeeRate = z.output<typeof setBody>;
