import { z } from 'zod';
import {
  complaintActions,
  complaintKinds,
  complaintSides,
  complaintStates,
  complaintStepKinds,
  goodsEnds,
  termsKinds,
} from './complaint-words.ts';
import { id, instant, money } from './fields.ts';
import { paymentMethods, paymentStatuses } from './order-choices.ts';
import { fulfilmentStatuses } from './order-status.ts';

/** What is owed to the buyer in cash, or by a transfer of the store’s own. */
const handOver = z.object({
  amount: money,
  due_at: instant.meta({ description: 'After this the marketplace pays, and asks the store.' }),
});

/** A complaint as lists and events have it. */
export const complaintRow = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  order_id: id,
  order_number: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  reported_by: z.enum(complaintSides),
  kind: z.enum(complaintKinds),
  state: z.enum(complaintStates),
  description: z.string(),
  first_product_name: z
    .string()
    .nullable()
    .meta({ description: 'Of the lines it is about; a report may be about none.' }),
  line_count: z.int(),
  photo_count: z.int().meta({ description: 'Those it was registered with.' }),
  deadline_at: instant.nullable().meta({
    description:
      'OPEN: until the seller answers; OFFERED: until the buyer does; DECIDED: until when an appeal may be made, and money moves then.',
  }),
  is_appealed: z.boolean(),
  refund_amount: money.nullable().meta({
    description: 'What is offered or decided to go back; null while nobody has said.',
  }),
  hand_over: handOver.nullable().meta({
    description: 'What the store still has to hand over to the buyer itself.',
  }),
  created_at: instant,
  closed_at: instant.nullable(),
  copywriting: z.string().meta({ description: 'What is next, and by when.' }),
  allowed_actions: z.array(z.enum(complaintActions)),
});

/** What was offered or decided, line by line. */
const complaintTerms = z.object({
  kind: z.enum(termsKinds),
  goods: z.enum(goodsEnds),
  lines: z.array(z.object({ line_id: id, quantity: z.int(), amount: money })),
  shipping_amount: money,
  refund_amount: money.meta({ description: 'Of the lines and the shipping together.' }),
});

const complaintLine = z.object({
  line_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  unit_price: money,
  ordered_quantity: z.int().meta({ description: 'As it was accepted and sent.' }),
  /** What was paid for all of them, and how many earlier complaints were about; what is kept from before does not say it. */
  line_total: money.optional(),
  complained_before: z.int().optional(),
  quantity: z.int().meta({ description: 'How many of them it is about.' }),
  most_amount: money.meta({ description: 'What may go back for them at most.' }),
});

const complaintStep = z.object({
  id,
  kind: z.enum(complaintStepKinds),
  actor: z.enum(['BUYER', 'SELLER', 'OPERATOR', 'SYSTEM']),
  actor_name: z
    .string()
    .nullable()
    .meta({ description: 'The person of the seller’s side, the store of the buyer’s.' }),
  text: z.string(),
  photo_ids: z.array(z.uuid()).meta({ description: 'Opened by `storage/file/link`.' }),
  terms: complaintTerms.nullable(),
  created_at: instant,
});

export const complaintDetail = z.object({
  complaint: complaintRow,
  order: z.object({
    fulfilment_status: z.enum(fulfilmentStatuses),
    payment_status: z.enum(paymentStatuses),
    payment_method: z.enum(paymentMethods),
    total_amount: money,
    shipping_fee: money,
    complaint_refund_amount: money.meta({
      description: 'What has gone back already by complaints about this order.',
    }),
    most_shipping_amount: money.meta({ description: 'What of the shipping may still go back.' }),
  }),
  lines: z.array(complaintLine),
  terms: complaintTerms
    .nullable()
    .meta({ description: 'The offer or verdict that stands; the timeline has those of before.' }),
  timeline: z.array(complaintStep),
});

export type ComplaintRow = z.infer<typeof complaintRow>;
export type ComplaintDetail = z.infer<typeof complaintDetail>;
export type ComplaintTerms = z.infer<typeof complaintTerms>;
export type ComplaintLine = z.infer<typeof complaintLine>;
export type ComplaintStep = z.infer<typeof complaintStep>;
