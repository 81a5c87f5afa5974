import { z } from 'zod';
import { chatLine, chatOffer, chatOrderDetail, chatOrderRow } from './chat-order.ts';
import { chatOrderStates, longestChatText, mostChatLines } from './chat-order-words.ts';
import { anyone, asBuyer, asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, money, queryFlag, says, version } from './fields.ts';
import { deliveries, paymentMethods } from './order-choices.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';

const view = asSeller('order', 'VIEW', { one: 'store_id' });
const manage = asSeller('order', 'MANAGE', { one: 'store_id' });
const oneOrder = { store_id: id, chat_order_id: id };

const read = endpoint({
  method: 'POST',
  path: '/api/orders/seller/chat-orders/read',
  doc: 'What a pasted chat orders from the store: each line with the listing it means, or those it may mean, and how many. Prices and greetings are left out; nothing is kept.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    text: z.string().min(1, says('required')).max(longestChatText, says('too_long')),
  }),
  response: z.object({
    lines: z.array(chatLine),
    ignored: z.array(z.string()).meta({ description: 'What was taken for no order.' }),
    is_cut: z.boolean().meta({ description: 'More lines were written than one order has.' }),
  }),
  errors: [],
  only_reads: true,
  limits: [{ by: 'person', max: 60, seconds: 60 }],
});

const buyers = endpoint({
  method: 'GET',
  path: '/api/orders/seller/chat-orders/buyers',
  doc: 'Whom the store knows: who has ordered from it or written to it, by name, at most 50.',
  access: manage,
  query: z.strictObject({ store_id: id, query: line(0, 100).optional() }),
  response: z.object({
    buyers: z.array(z.object({ store_id: id, name: z.string(), city: z.string() })),
  }),
  errors: [],
});

const list = endpoint({
  method: 'GET',
  path: '/api/orders/seller/chat-orders/list',
  doc: 'Orders that were written down from chats, of one store or of all stores of the person, the newest first.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_store' }),
  query: z
    .strictObject({
      store_id: id.optional(),
      select_all_store: queryFlag.default(false),
      state: choice(chatOrderStates).optional(),
      page,
      page_size: pageSize,
    })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object(pagedUpTo(chatOrderRow)),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/orders/seller/chat-orders/detail',
  doc: 'One of them, at the prices and stock of now.',
  access: view,
  query: z.strictObject(oneOrder),
  response: z.object({ chat_order: chatOrderDetail }),
  errors: ['chat_order_not_found'],
});

const quantity = z.int().min(1, says('too_small')).max(9_999_999, says('too_big'));

const saveBody = z
  .strictObject({
    store_id: id,
    chat_order_id: id.optional().meta({ description: 'Of the one that is changed.' }),
    version: version.optional().meta({ description: 'Of the one that is changed.' }),
    buyer_store_id: id,
    lines: z
      .array(z.strictObject({ inventory_id: id, quantity }))
      .min(1, says('required'))
      .max(mostChatLines, says('too_long')),
    delivery: choice(deliveries),
    payment_methods: z
      .array(choice(paymentMethods))
      .min(1, says('required'))
      .max(paymentMethods.length, says('too_long')),
    term_days: z.union([z.literal(7), z.literal(14), z.literal(30)]).optional(),
    note: line(0, 500).default(''),
  })
  .superRefine((body, context) => {
    const report = (field: keyof typeof body, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (Boolean(body.chat_order_id) !== (body.version !== undefined))
      report('version', says('required'));
    if (body.buyer_store_id === body.store_id) report('buyer_store_id', says('same_store'));
    if (new Set(body.lines.map((each) => each.inventory_id)).size < body.lines.length)
      report('lines', says('duplicate'));
    if (body.payment_methods.includes('TERM') !== (body.term_days !== undefined))
      report('term_days', says('term_days_mismatch'));
  });

const save = endpoint({
  method: 'POST',
  path: '/api/orders/seller/chat-orders/save',
  doc: 'Writes an order down for a buyer, or another form of one that is not confirmed yet. No stock is reserved, and it is no order until its buyer confirms it.',
  access: manage,
  body: saveBody,
  response: z.object({ chat_order: chatOrderDetail }),
  errors: [
    'store_inactive',
    'chat_order_not_found',
    'chat_order_state_conflict',
    'chat_order_version_conflict',
    'chat_order_buyer_unknown',
    'chat_orders_too_many',
    'product_unavailable',
  ],
});

const share = endpoint({
  method: 'POST',
  path: '/api/orders/seller/chat-orders/share',
  doc: 'A link by which its buyer sees and confirms it without a login, for three days, and words to send with it. It is told once: only a hash of its secret is kept, and the link before shows nothing any more.',
  access: manage,
  body: z.strictObject(oneOrder),
  response: z.object({
    url: z.string().meta({ description: 'On the address of the web.' }),
    text: z.string().meta({ description: 'Words to send it with.' }),
    phone_number: z.string().nullable().meta({ description: 'Of the buyer, where it is known.' }),
    chat_order: chatOrderDetail,
  }),
  errors: ['store_inactive', 'chat_order_not_found', 'chat_order_state_conflict'],
  gives_secret: true,
});

const revoke = endpoint({
  method: 'POST',
  path: '/api/orders/seller/chat-orders/revoke-link',
  doc: 'Its links hold no longer, at once; it stays written down. Done twice, it is answered alike.',
  access: manage,
  body: z.strictObject(oneOrder),
  response: z.object({ chat_order: chatOrderDetail }),
  errors: ['chat_order_not_found', 'chat_order_state_conflict'],
});

const cancel = endpoint({
  method: 'POST',
  path: '/api/orders/seller/chat-orders/cancel',
  doc: 'It is not to be confirmed any more, and its links end; done twice, it is answered alike.',
  access: manage,
  body: z.strictObject(oneOrder),
  response: z.object({ chat_order: chatOrderDetail }),
  errors: ['chat_order_not_found', 'chat_order_state_conflict'],
});

/** What an order is refused for, whoever confirms it. */
const orderErrors = [
  'store_inactive',
  'store_not_selling',
  'store_closed',
  'store_takes_no_orders',
  'delivery_unavailable',
  'delivery_minimum_not_met',
  'product_unavailable',
  'minimum_order_not_met',
  'stock_insufficient',
  'unanswered_limit_reached',
  'in_vain_limit_reached',
  'unanswered_share_exceeded',
  'price_changed',
  'payment_not_offered',
  'chat_order_version_conflict',
] as const;

/** Of a transfer, which is agreed to by who has signed in alone. */
const transferErrors = ['unpaid_limit_reached', 'unpaid_share_exceeded'] as const;

/** What the buyer has seen, and said yes to. */
const agreed = {
  version,
  payment_method: choice(paymentMethods),
  expected_total: money.min(0, says('too_small')).max(999_999_999_999_999, says('too_big')),
};

const confirmed = z.object({ order_id: id, order_number: z.string(), total_amount: money });

const forBuyer = endpoint({
  method: 'GET',
  path: '/api/orders/buyer/chat-orders',
  doc: 'What stores have written down for a buyer and sent, and wait to have confirmed: at most 20, the newest first.',
  access: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  query: z.strictObject({ buyer_store_id: id }),
  response: z.object({
    chat_orders: z.array(
      z.object({ chat_order_id: id, store_id: id, store_name: z.string(), offer: chatOffer }),
    ),
  }),
  errors: [],
});

const confirm = endpoint({
  method: 'POST',
  path: '/api/orders/buyer/confirm-chat-order',
  doc: 'The buyer makes an order of it, as `orders/create` does: stock is reserved now. Done twice, it is answered with the order there is.',
  access: asBuyer('order', 'MANAGE', { one: 'buyer_store_id' }),
  body: z.strictObject({ buyer_store_id: id, ...oneOrder, ...agreed }),
  response: confirmed,
  errors: [...orderErrors, ...transferErrors, 'chat_order_not_found', 'chat_order_state_conflict'],
  limits: [{ by: 'person', max: 300, seconds: 3_600 }],
});

/** The secret of a link: the store it leads to, and 256 bits that nobody guesses. */
const link = z.string().regex(/^[1-9]\d{0,17}\.[\w-]{43}$/, says('invalid'));
/** A minute, for a link. Buyers share an address with half a town, so an address may ask as much as ten of them. */
const limits = (max: number) => [
  { by: 'link', max, seconds: 60 },
  { by: 'address', max: 10 * max, seconds: 60 },
];
const linkErrors = ['shared_link_unknown', 'shared_link_expired', 'shared_link_revoked'] as const;

const open = endpoint({
  method: 'POST',
  path: '/api/shared/chat-order/open',
  doc: 'What the buyer who has this link is asked to confirm. Once it is confirmed it says that and the number of the order, and nothing else.',
  access: anyone,
  body: z.strictObject({ link }),
  response: z.object({
    store_name: z.string(),
    time_zone: z.string(),
    offer: chatOffer.extend({ buyer_name: z.string() }).nullable(),
    confirmed: z.object({ order_number: z.string(), confirmed_at: instant }).nullable(),
  }),
  errors: [...linkErrors],
  limits: limits(30),
});

const confirmByLink = endpoint({
  method: 'POST',
  path: '/api/shared/chat-order/confirm',
  doc: 'Whoever has the link makes an order of it for its buyer, as `orders/create` does, to be paid at the door: other ways to pay are agreed to by who has signed in. Done twice, it is answered with the order there is.',
  access: anyone,
  body: z.strictObject({ link, ...agreed }),
  response: confirmed.omit({ order_id: true }),
  errors: [...linkErrors, ...orderErrors],
  limits: limits(10),
});

export const chatOrders = { read, buyers, list, detail, save, share, revoke, cancel };
export const buyerChatOrders = { list: forBuyer, confirm };
export const sharedChatOrder = { open, confirm: confirmByLink };
export type ReadChatOrder = z.infer<typeof read.response>;
export type ChatOrderListQuery = z.output<typeof list.query>;
export type ChatOrderSaveBody = z.output<typeof saveBody>;
export type SharedChatOrder = z.infer<typeof open.response>;
