import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, money, says } from './fields.ts';
import { page, paged, pageSize } from './pages.ts';

const seen = asSeller('order', 'VIEW', { one: 'store_id' });
/** How much may be owed is the owner's to say. */
const managed = asSeller('store', 'MANAGE', { one: 'store_id' });

const day = z.string().meta({ format: 'date', description: 'In the store’s zone.' });

/** What is owed, by how late it is. */
const ages = {
  open_amount: money.meta({ description: 'All that is owed; the four below add up to it.' }),
  not_due_amount: money,
  late_week_amount: money.meta({ description: 'Due 1 to 7 days ago.' }),
  late_month_amount: money.meta({ description: 'Due 8 to 30 days ago.' }),
  late_more_amount: money.meta({ description: 'Due more than 30 days ago.' }),
};

const limitAmount = money.nullable().meta({ description: 'Null: as much as they like.' });

const debtor = z.object({
  buyer_store_id: id,
  buyer_name: z.string(),
  order_count: z.int(),
  ...ages,
  first_due_on: day.meta({ description: 'Of the oldest order.' }),
  limit_amount: limitAmount,
});

export const overLimitChoices = ['WARN', 'STOP'] as const;

const rules = z.object({
  over_limit: z.enum(overLimitChoices).meta({
    description: 'Whether an order beyond the limit, or of a buyer who is late, can be accepted.',
  }),
  default_limit: limitAmount,
});

const list = endpoint({
  method: 'GET',
  path: '/api/money/credit-book',
  doc: 'Who owes the store on terms, the latest payers first, by how late it is.',
  access: seen,
  query: z.strictObject({ store_id: id, page, page_size: pageSize }),
  response: z.object({ ...paged(debtor), sums: z.object(ages), rules }),
  errors: [],
});

/** How a buyer stands with a store. */
export const creditStanding = z.object({
  open_amount: money,
  late_amount: money,
  on_way_amount: money.meta({
    description: 'Accepted on terms and not yet delivered: owed once it is.',
  }),
  limit_amount: limitAmount,
  over_limit: z.enum(overLimitChoices),
});

const mostOrders = 200;

const detail = endpoint({
  method: 'GET',
  path: '/api/money/credit-book/detail',
  doc: `What one buyer owes the store, order by order (the first ${mostOrders} by day), and what they paid lately.`,
  access: seen,
  query: z.strictObject({ store_id: id, buyer_store_id: id }),
  response: z.object({
    buyer: z.object({
      buyer_store_id: id,
      buyer_name: z.string(),
      phone_number: z.string().nullable(),
      order_count: z.int(),
      ...creditStanding.shape,
      own_limit: limitAmount.meta({ description: 'Null: that of the store for everybody.' }),
    }),
    orders: z.array(
      z.object({
        order_id: id,
        order_number: z.string(),
        total_amount: money,
        open_amount: money,
        due_on: day,
        late_days: z.int().meta({ description: 'Below zero: so many days are left.' }),
      }),
    ),
    payments: z.array(
      z.object({
        id: id.meta({ description: 'Of the posting: the number of its receipt.' }),
        order_id: id,
        order_number: z.string(),
        amount: money,
        created_at: instant,
      }),
    ),
  }),
  errors: ['buyer_not_found'],
});

const someMoney = money.min(0, says('too_small')).max(999_999_999_999, says('too_big'));

const setLimit = endpoint({
  method: 'POST',
  path: '/api/money/credit-book/set-limit',
  doc: 'How much a buyer may owe the store; null: what holds for everybody.',
  access: managed,
  body: z.strictObject({ store_id: id, buyer_store_id: id, limit_amount: someMoney.nullable() }),
  response: z.object({ own_limit: limitAmount }),
  errors: ['buyer_not_found'],
});

const setRules = endpoint({
  method: 'POST',
  path: '/api/money/credit-book/set-rules',
  doc: 'How much everybody else may owe the store, and what happens beyond; what is not named stays.',
  access: managed,
  body: z.strictObject({
    store_id: id,
    over_limit: z.enum(overLimitChoices, says('not_a_choice')).optional(),
    default_limit: someMoney.nullable().optional(),
  }),
  response: z.object({ rules }),
  errors: [],
});

export const creditBook = { list, detail, setLimit, setRules };
export type CreditBookQuery = z.output<typeof list.query>;
export type Debtor = z.infer<typeof debtor>;
export type DebtAges = z.infer<typeof list.response>['sums'];
export type CreditRulesBody = z.output<typeof setRules.body>;
export type CreditRules = z.infer<typeof rules>;
export type CreditStanding = z.infer<typeof creditStanding>;
export type CreditDetail = z.infer<typeof detail.response>;
export { mostOrders as mostOwedOrders };
