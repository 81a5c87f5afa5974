import { z } from 'zod';
import { linkBarrierOf } from './accounting-mapping.ts';
import { accurateScopes } from './accounting-words.ts';
import { keyProblems, keyScopes } from './api-key-scopes.ts';
import { buyerNote } from './buyer-analytics.ts';
import { complaintRow } from './complaint.ts';
import { creditStanding } from './credit-book.ts';
import type { ErrorCode } from './errors.ts';
import { feePayment } from './fee-payment.ts';
import { id, money } from './fields.ts';
import { plan } from './inventory-plans.ts';
import { inventoryRow } from './inventory-row.ts';
import { orderRow } from './order-row.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { payout } from './payout.ts';
import { priceRule } from './price-rules.ts';
import { promotionItem } from './promotion.ts';
import { proposalRow } from './proposal.ts';
import { providerPayment } from './provider-payment.ts';
import { demandRow, offerDetail, tenderRow } from './tender.ts';
import { voucherDetail } from './voucher.ts';
import { voucherRefusal } from './voucher-refusal.ts';
import { webhook } from './webhooks.ts';

const inSeconds = z.object({
  retry_after: z.int().meta({ description: 'Seconds until it may be asked again.' }),
});

const withFeePayment = z.object({
  current_fee_payment: feePayment.meta({ description: 'The payment as it is now.' }),
});

const withComplaint = z.object({
  current_complaint: complaintRow.meta({ description: 'The complaint as it is now.' }),
});

const withProposal = z.object({
  current_proposal: proposalRow.meta({ description: 'The proposal as it is now.' }),
});

/** To the seller the demand, to its buyer the tender, each as it is now. */
const withTender = z.object({
  current_demand: demandRow.optional(),
  current_tender: tenderRow.optional(),
});

const withOffer = withTender.extend({
  current_offer: offerDetail
    .optional()
    .meta({ description: 'The offer as it is now, if there is one.' }),
});

const withVoucher = z.object({
  current_voucher: voucherDetail.optional().meta({ description: 'The voucher as it is now.' }),
});

const stillOpen = z.object({
  open_amount: money.meta({ description: 'What is owed, or carried, now.' }),
});

/** What a refusal says beyond its code and sentence, by code. One that is not here says no more. */
export const errorDetails = {
  accounting_consent_partial: z.object({
    missing_scopes: z.array(z.enum(accurateScopes)).meta({ description: 'What was not ticked.' }),
  }),
  accounting_link_refused: z.object({ barrier: linkBarrierOf }),
  authentication_failed: z.object({
    key_problem: z
      .enum(keyProblems)
      .optional()
      .meta({ description: 'Of a call with a key: why it was not taken.' }),
  }),
  permission_denied: z.object({
    missing_scope: z
      .enum(keyScopes)
      .optional()
      .meta({ description: 'Of a call with a key: the scope that it would need.' }),
  }),
  complaint_exists: withComplaint,
  complaint_state_conflict: withComplaint,
  tender_closed: withTender,
  tender_changed: withTender,
  tender_version_conflict: withTender,
  tender_place_changed: withTender,
  tender_edits_reached: withTender,
  offer_state_conflict: withOffer,
  offer_outdated: withOffer,
  offer_version_conflict: withOffer,
  promotion_item_conflict: z.object({
    current_items: z
      .array(promotionItem)
      .meta({ description: 'What the store has in the promotion now.' }),
  }),
  buyer_note_conflict: z.object({
    current_note: buyerNote.meta({ description: 'What is written down now.' }),
  }),
  voucher_version_conflict: withVoucher,
  voucher_ended: withVoucher,
  voucher_not_valid: voucherRefusal,
  price_changed: z.object({
    total_amount: money.meta({ description: 'What the order costs now, all of it.' }),
  }),
  proposal_exists: withProposal,
  proposal_state_conflict: withProposal,
  proposal_version_conflict: withProposal,
  proposal_product_exists: z.object({
    product_id: id.meta({ description: 'What the catalogue has.' }),
  }),
  amount_over_open: stillOpen,
  open_amount_changed: stillOpen,
  driver_cash_changed: stillOpen,
  buyer_over_limit: z.object({
    standing: creditStanding.meta({ description: 'How the buyer stands without this order.' }),
  }),
  fee_payment_open: withFeePayment,
  fee_payment_expired: withFeePayment,
  fee_payment_state_conflict: withFeePayment,
  price_rule_conflict: z.object({
    current_rule: priceRule.meta({ description: 'The rule as it is now.' }),
  }),
  payout_state_conflict: z.object({
    current_payout: payout.meta({ description: 'The payout as it is now.' }),
  }),
  order_state_conflict: z.object({
    current_status: z.enum(fulfilmentStatuses).meta({ description: 'Where the order stands now.' }),
    current_order: orderRow.optional().meta({ description: 'Of a move: the order as it is now.' }),
  }),
  payment_judged: z.object({
    current_payment: providerPayment.meta({ description: 'With who judged it, and how.' }),
  }),
  payment_counted: z.object({
    current_payment: providerPayment.meta({
      description: 'The one of the same reference whose money is counted.',
    }),
  }),
  payment_told: z.object({
    current_payments: z.array(providerPayment).meta({
      description: 'What a provider has told of for the order, and somebody has to look at first.',
    }),
  }),
  upload_offset_conflict: z.object({
    received: z.int().meta({ description: 'How many bytes have arrived, and where to go on.' }),
  }),
  otp_too_soon: inSeconds,
  otp_too_many: inSeconds,
  rate_limited: inSeconds,
  store_closed: z.object({
    reopens_on: z.iso
      .date()
      .meta({ description: 'The first day on which the store is open again.' }),
  }),
  inventory_version_conflict: z.object({
    current_inventories: z
      .array(inventoryRow)
      .meta({ description: 'The listings in question as they are now.' }),
  }),
  webhook_version_conflict: z.object({
    current_webhooks: z
      .array(webhook)
      .meta({ description: 'The store’s webhooks as they are now.' }),
  }),
  plan_version_conflict: z.object({
    current_plan: plan.meta({ description: 'The plan as it is now.' }),
  }),
  inventory_exists: z.object({ inventory_id: id.meta({ description: 'The listing there is.' }) }),
  delivery_minimum_not_met: z.object({
    minimum_amount: money.meta({ description: 'What the goods have to be worth.' }),
  }),
} as const satisfies Partial<Record<ErrorCode, z.ZodObject>>;

export type CodeWithDetails = keyof typeof errorDetails;
export type DetailsOf<Code extends CodeWithDetails> = z.output<(typeof errorDetails)[Code]>;

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Whatever any of them may say. */
export type AnyDetails = Partial<Together<DetailsOf<CodeWithDetails>>>;
