import { z } from 'zod';
import { complaintRow } from './complaint.ts';
import { complaintLists } from './complaint-lists.ts';
import {
  buyerComplaintKinds,
  goodsEnds,
  mostComplaintPhotos,
  offerKinds,
  sellerReportKinds,
} from './complaint-words.ts';
import { asBuyer, asSeller, endpoint } from './endpoint.ts';
import { id, line, money, says, severalOnce, uuid } from './fields.ts';
import { choice, ofOrder, someOrder } from './order-row.ts';

const quantity = z.int().min(1, says('too_small')).max(9_999_999, says('too_big'));
const amount = money.min(0, says('too_small')).max(999_999_999_999, says('too_big'));

const photos = z
  .array(uuid)
  .max(mostComplaintPhotos, says('too_long'))
  .refine((ids) => new Set(ids).size === ids.length, says('duplicate'))
  .default([])
  .meta({ description: 'Sent before with the purpose `complaint_photo`.' });

const described = { description: line(10, 1000), photo_ids: photos };
/** What somebody says with a step; for some there has to be something. */
const said = { text: line(0, 1000).default(''), photo_ids: photos };

const concerned = severalOnce(z.strictObject({ line_id: id, quantity }), 'line_id');

const asStaff = asSeller('order', 'MANAGE', ofOrder);
const asCustomer = asBuyer('order', 'MANAGE', { one: 'buyer_store_id' });

const ofSeller = { ...someOrder, complaint_id: id };
const ofBuyer = { buyer_store_id: id, order_id: id, complaint_id: id };
const answer = z.object({ complaint: complaintRow });

const moveErrors = ['complaint_not_found', 'complaint_state_conflict'] as const;
const sellerErrors = [...moveErrors, 'store_inactive'] as const;

const registerReport = endpoint({
  method: 'POST',
  path: '/api/complaints/seller/register',
  doc: 'The seller reports something about an order to the marketplace, which looks at it; the order stays where it is. One at a time for each order; the same again is answered alike.',
  access: asStaff,
  body: z.strictObject({
    ...someOrder,
    is_seller: z.literal(true, says('invalid')).optional(),
    kind: choice(sellerReportKinds),
    ...described,
    lines: concerned.optional(),
  }),
  response: answer,
  errors: [
    'order_not_found',
    'complaint_exists',
    'complaint_limit_reached',
    'file_not_found',
    'store_inactive',
  ],
  queueable: true,
});

const register = endpoint({
  method: 'POST',
  path: '/api/complaints/buyer/register',
  doc: 'The buyer complains until 7 days after the delivery; that it was NOT_RECEIVED also while it is on its way, from a day after it was sent, and then it is about all of it. An order that is not complete is IN_COMPLAINT from then on; the money of one that is, is not paid out meanwhile. One at a time for each order; the same again is answered alike.',
  access: asCustomer,
  body: z.strictObject({
    buyer_store_id: id,
    order_id: id,
    kind: choice(buyerComplaintKinds),
    ...described,
    lines: concerned.optional().meta({ description: 'Without them it is about all that is left.' }),
  }),
  response: answer,
  errors: [
    'order_not_found',
    'order_state_conflict',
    'complaint_exists',
    'complaint_too_early',
    'complaint_too_late',
    'complaint_limit_reached',
    'file_not_found',
  ],
});

/** What goes back for a line; without an amount all that was paid for these. */
const refundedLine = z.strictObject({ line_id: id, quantity, amount: amount.optional() });

const offer = z
  .strictObject({
    kind: choice(offerKinds),
    goods: choice(goodsEnds).default('KEPT'),
    lines: severalOnce(refundedLine, 'line_id'),
    shipping_amount: amount.default(0),
  })
  .refine(({ kind, goods }) => (kind === 'RETURN') === (goods !== 'KEPT'), {
    path: ['goods'],
    error: says('goods_unclear'),
  });

const respond = endpoint({
  method: 'POST',
  path: '/api/complaints/seller/respond',
  doc: 'The seller answers a complaint that is OPEN: with an offer, which the buyer has 48 hours to take, or with why not (`offer` null), and then the marketplace looks at it. Of two answers at once one wins; the same again is answered alike.',
  access: asStaff,
  body: z
    .strictObject({ ...ofSeller, ...said, offer: offer.nullable() })
    .refine(({ offer, text }) => offer !== null || text.length >= 5, {
      path: ['text'],
      error: says('note_too_short'),
    }),
  response: answer,
  errors: [...sellerErrors, 'file_not_found'],
  queueable: true,
});

const appealText = { text: line(10, 1000), photo_ids: photos };

const appealDoc =
  'Asks the marketplace to look at its verdict again, while it may be: once for a complaint, by either side. What is decided then is final.';

const sellerAppeal = endpoint({
  method: 'POST',
  path: '/api/complaints/seller/appeal',
  doc: appealDoc,
  access: asStaff,
  body: z.strictObject({ ...ofSeller, ...appealText }),
  response: answer,
  errors: [...sellerErrors, 'file_not_found'],
  queueable: true,
});

const buyerAppeal = endpoint({
  method: 'POST',
  path: '/api/complaints/buyer/appeal',
  doc: appealDoc,
  access: asCustomer,
  body: z.strictObject({ ...ofBuyer, ...appealText }),
  response: answer,
  errors: [...moveErrors, 'file_not_found'],
});

const sellerWithdraw = endpoint({
  method: 'POST',
  path: '/api/complaints/seller/withdraw',
  doc: 'The seller takes back their own report before anything was decided; done twice, it is answered alike.',
  access: asStaff,
  body: z.strictObject(ofSeller),
  response: answer,
  errors: sellerErrors,
});

const buyerWithdraw = endpoint({
  method: 'POST',
  path: '/api/complaints/buyer/withdraw',
  doc: 'The buyer takes back their own complaint before anything was decided, and the order goes on where it was; done twice, it is answered alike.',
  access: asCustomer,
  body: z.strictObject(ofBuyer),
  response: answer,
  errors: moveErrors,
});

const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/complaints/buyer/accept-offer',
  doc: 'The buyer takes what is offered: order, stock and money move with it. Done twice, it is answered alike.',
  access: asCustomer,
  body: z.strictObject(ofBuyer),
  response: answer,
  errors: [...moveErrors, 'stock_insufficient', 'complaint_money_unknown'],
});

const declineOffer = endpoint({
  method: 'POST',
  path: '/api/complaints/buyer/decline-offer',
  doc: 'The buyer does not take what is offered, and the marketplace looks at it. The same again is answered alike.',
  access: asCustomer,
  body: z.strictObject({ ...ofBuyer, ...said }),
  response: answer,
  errors: [...moveErrors, 'file_not_found'],
});

const handOverRefund = endpoint({
  method: 'POST',
  path: '/api/complaints/seller/hand-over-refund',
  doc: 'The store has given the buyer back what it took itself, in cash or by its own transfer; done twice, it is answered alike.',
  access: asStaff,
  body: z.strictObject(ofSeller),
  response: answer,
  errors: sellerErrors,
});

export const complaints = {
  ...complaintLists,
  registerReport,
  register,
  respond,
  sellerAppeal,
  buyerAppeal,
  sellerWithdraw,
  buyerWithdraw,
  acceptOffer,
  declineOffer,
  handOverRefund,
};
export { amount as refundAmount, refundedLine };
export type ReportBody = z.output<typeof registerReport.body>;
export type ComplaintBody = z.output<typeof register.body>;
export type RespondBody = z.output<typeof respond.body>;
export type OfferInput = z.output<typeof offer>;
