import { z } from 'zod';
import { channelRow, chatMessage } from './chat.ts';
import { complaintRow } from './complaint.ts';
import { complaintStates } from './complaint-words.ts';
import { id, instant, money } from './fields.ts';
import { inventoryRow } from './inventory-row.ts';
import { jobProgress } from './jobs.ts';
import { orderNote } from './order-detail.ts';
import { orderRow } from './order-row.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { proposalStates } from './proposal-words.ts';
import { demandRow } from './tender.ts';
import { demandStates } from './tender-words.ts';

/** The seller's row, and the list it was in; null where it was in none. */
const orderMoved = orderRow.extend({
  previous_fulfilment_status: z.enum(fulfilmentStatuses).nullable(),
});

/** The channel as its store sees it, and how it was counted before. */
const channelChanged = z.object({
  channel: channelRow,
  previous_unread: z.int(),
  was_waiting: z.boolean(),
  /** When something was last written before. */
  previous_at: instant.optional(),
});

/** What can happen in a store, and what is told of it. */
export const eventKinds = {
  'order.created': orderMoved,
  'order.changed': orderMoved,
  'order.noted': z.object({ order_id: id, note: orderNote }),
  /** An order that waits for its money has come, has gone, or waits for another reason: the buyer says it is paid. */
  'order.unpaid': z.object({
    order_id: id,
    change: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
    amount: money,
  }),
  /** The seller's row, and the state it was counted in; null for a new one. */
  'complaint.changed': complaintRow.extend({
    previous_state: z.enum(complaintStates).nullable(),
  }),
  /** The seller's row of a demand, and the state it was counted in; null for one that fits from now on. */
  'tender.changed': demandRow.extend({
    previous_state: z.enum(demandStates).nullable(),
  }),
  /** The demand no longer fits: what was counted and shown of it is gone. */
  'tender.gone': z.object({
    tender_id: id,
    store_id: id,
    previous_state: z.enum(demandStates),
  }),
  /** Sent, put right or decided upon; a new one has no state before. */
  'proposal.changed': z.object({
    proposal_id: id,
    name: z.string(),
    state: z.enum(proposalStates),
    previous_state: z.enum(proposalStates).nullable(),
  }),
  /** The rows as they are now or, of more than twenty, their ids alone. */
  'inventory.changed': z.object({
    inventory_ids: z.array(id),
    inventories: z.array(inventoryRow).optional(),
  }),
  /** Price rules are others, or how many prices they would have otherwise. */
  'price_rules.changed': z.object({ store_id: id, adjustable: z.int() }),
  /** What the store has in promotions, and its own vouchers: new, changed, used, ended. */
  'promotions.changed': z.object({ store_id: id }),
  /** An order from a chat was written down, sent, confirmed or taken back. */
  'chat_order.changed': z.object({ store_id: id, chat_order_id: id }),
  'store.changed': z.object({ store_id: id }),
  /** What the store owes has changed: new, paid for, verified, refused, waived. */
  'fees.changed': z.object({ fee_collection_ids: z.array(id), payment_id: id.nullable() }),
  /** An account was added, verified, approved, chosen or removed. */
  'bank_accounts.changed': z.object({ bank_account_id: id }),
  /** What goes to the bank has changed; of more than a hundred payouts the newest. */
  'payouts.changed': z.object({ payout_ids: z.array(id) }),
  /** Cash was handed in, or what buyers may owe is another. */
  'credit.changed': z.object({ store_id: id }),
  /** A message was written in a channel, told to both of its stores. */
  'chat.message': channelChanged.extend({ message: chatMessage }),
  /** A channel was made, read, blocked or opened again, or its messages have arrived. */
  'chat.channel': channelChanged,
  /** Goods that run out from now on, or have run out. */
  'stock.scarce': z.object({ store_id: id, low: z.int(), gone: z.int() }),
  'job.changed': jobProgress,
};

export type EventKind = keyof typeof eventKinds;
export type EventPayload<Kind extends EventKind> = z.infer<(typeof eventKinds)[Kind]>;
