import { z } from 'zod';
import { asSeller, endpoint, user } from './endpoint.ts';
import { day, id, line, money, says, uuid } from './fields.ts';
import { choice, ofOrder, orderRow, sellerMoveErrors, someOrder } from './order-row.ts';

const byOwnStore = asSeller('order', 'MANAGE', ofOrder);
const movedOrder = z.object({ order: orderRow });

export const loweredLine = z.strictObject({
  line_id: id,
  quantity: z.int().min(0, says('too_small')).max(9_999_999, says('too_big')),
});

/** At most one for each line. */
export const linesOnce = <Line extends z.ZodType<{ line_id: string }>>(line: Line) =>
  z
    .array(line)
    .max(500, says('too_long'))
    .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, {
      error: says('duplicate'),
    });

const accept = endpoint({
  method: 'POST',
  path: '/api/orders/seller/accept-order',
  doc: 'A seller accepts an order, with the days it takes to be sent and, where the buyer allows it, less of some lines; lines that are not named stay as ordered. Done twice, it is answered alike.',
  access: byOwnStore,
  body: z.strictObject({
    ...someOrder,
    gada_employee_id: z.null().default(null),
    changed_by_type: z.literal('USER').default('USER'),
    processing_days: z.int().min(0, says('too_small')).max(30, says('too_big')).optional(),
    lines: linesOnce(loweredLine).optional(),
  }),
  response: movedOrder,
  errors: [...sellerMoveErrors, 'store_not_selling', 'partial_not_allowed', 'buyer_over_limit'],
  queueable: true,
});

const reasonFields = {
  ...someOrder,
  reason_id: line(1, 40),
  note: line(0, 500).default(''),
};
const reasonErrors = [...sellerMoveErrors, 'reason_unknown', 'note_required'] as const;

const reject = endpoint({
  method: 'POST',
  path: '/api/orders/seller/reject-order',
  doc: 'A seller cannot serve an order that is new or being processed, and says why: stock is free again, and what was paid goes back.',
  access: byOwnStore,
  body: z.strictObject(reasonFields),
  response: movedOrder,
  errors: reasonErrors,
  queueable: true,
});

const reasons = endpoint({
  method: 'GET',
  path: '/api/orders/seller-rejection-reason/list',
  doc: 'Why an order can be rejected or, with `for=failure`, why a delivery failed. Some reasons need a note.',
  access: user,
  query: z.strictObject({ for: choice(['rejection', 'failure']).default('rejection') }),
  response: z.object({
    reasons: z.array(z.object({ id: z.string(), text: z.string(), needs_note: z.boolean() })),
  }),
  errors: [],
});

const readyForPickup = endpoint({
  method: 'POST',
  path: '/api/orders/seller/ready-for-pickup',
  doc: 'What the buyer fetches themselves is packed and waits for them.',
  access: byOwnStore,
  body: z.strictObject(someOrder),
  response: movedOrder,
  errors: sellerMoveErrors,
  queueable: true,
});

const confirmDelivered = endpoint({
  method: 'POST',
  path: '/api/orders/seller/confirm-delivered',
  doc: 'The goods are with the buyer: who took them and, if there is one, a photo. Paid on delivery, it is paid with this.',
  access: byOwnStore,
  body: z.strictObject({ ...someOrder, receiver_name: line(2, 100), photo_id: uuid.optional() }),
  response: movedOrder,
  errors: [...sellerMoveErrors, 'file_not_found'],
  queueable: true,
});

const deliveryFailed = endpoint({
  method: 'POST',
  path: '/api/orders/seller/delivery-failed',
  doc: 'The goods did not reach the buyer. With `again_on` they are brought once more on that day, and the order stays on its way; without it they came back for good: they are on the shelf again, and what was paid goes back.',
  access: byOwnStore,
  body: z.strictObject({ ...reasonFields, again_on: day.optional() }),
  response: movedOrder,
  errors: reasonErrors,
  queueable: true,
});

const someMoney = money.min(1, says('too_small')).max(999_999_999_999, says('too_big'));

const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/orders/seller/confirm-payment',
  doc: 'Money of an order on terms has come in; the goods have to be with the buyer. Without an amount it is all that is owed; the order is paid once nothing is.',
  access: byOwnStore,
  body: z
    .strictObject({
      ...someOrder,
      amount: someMoney.optional(),
      open_amount: someMoney.optional().meta({
        description:
          'What was seen to be owed: where it is another by now, nothing is written down.',
      }),
    })
    .refine(({ amount, open_amount }) => amount === undefined || open_amount !== undefined, {
      path: ['open_amount'],
      error: says('required'),
    }),
  response: movedOrder,
  errors: [...sellerMoveErrors, 'amount_over_open', 'open_amount_changed'],
  queueable: true,
});

export const orderMoves = {
  accept,
  reject,
  reasons,
  readyForPickup,
  confirmDelivered,
  deliveryFailed,
  confirmPayment,
};
export type AcceptedLine = z.output<typeof loweredLine>;
