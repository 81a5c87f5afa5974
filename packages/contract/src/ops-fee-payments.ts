import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { feeCollection } from './fee-collections.ts';
import { feePayment } from './fee-payment.ts';
import { id, instant, line, says } from './fields.ts';
import { followed, following } from './pages.ts';

export const proofFindings = [
  'SAME_PICTURE',
  'SAME_REFERENCE',
  'AMOUNT_DIFFERS',
  'DATE_BEFORE_BILL',
  'FILE_OLDER_THAN_BILL',
  'PICTURE_NOT_COMPARED',
] as const;

/** What the proof assistant noticed. It says so and decides nothing. */
const finding = z.object({
  kind: z.enum(proofFindings),
  text: z.string(),
  earlier: z
    .object({ payment_id: id, store_id: id, store_name: z.string(), submitted_at: instant })
    .nullable()
    .meta({ description: 'The proof of before that has the same picture or reference.' }),
});

const submitted = endpoint({
  method: 'GET',
  path: '/ops/fee-payments/submitted',
  doc: 'Proofs of fee payments that nobody has looked at yet, the oldest first, each with what the proof assistant noticed.',
  access: asOperator('FINANCE'),
  query: z.strictObject(following),
  response: z.object(
    followed(
      feePayment.extend({
        store_name: z.string(),
        proof_content_type: z.string(),
        findings: z.array(finding),
      }),
    ),
  ),
  errors: [],
});

const onePayment = z.strictObject({ store_id: id, payment_id: id });
const answer = z.object({ payment: feePayment });

const proof = endpoint({
  method: 'GET',
  path: '/ops/fee-payments/proof',
  doc: 'A fresh address of the last proof of a payment, which works for a minute.',
  access: asOperator('FINANCE'),
  query: onePayment,
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['payment_not_found', 'file_not_found'],
});

const verify = endpoint({
  method: 'POST',
  path: '/ops/fee-payments/verify',
  doc: 'The money of a fee payment has come: its collections are paid, and what came more than the bill is the store’s credit. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: onePayment.extend({
    received_amount: z
      .int()
      .min(1, says('too_small'))
      .max(1_000_000_000_000, says('too_big'))
      .optional()
      .meta({ description: 'Where it is not what was asked for.' }),
  }),
  response: answer,
  errors: ['payment_not_found', 'fee_payment_state_conflict', 'fee_payment_short'],
});

const refuse = endpoint({
  method: 'POST',
  path: '/ops/fee-payments/refuse',
  doc: 'The money has not come, or the proof does not show it: the store reads why and may send another for 24 hours. Said again by the same operator in the same words, it is answered alike.',
  access: asOperator('FINANCE'),
  body: onePayment.extend({ reason: line(5, 300) }),
  response: answer,
  errors: ['payment_not_found', 'fee_payment_state_conflict'],
});

const waive = endpoint({
  method: 'POST',
  path: '/ops/fee-collections/waive',
  doc: 'The marketplace asks for none of a collection: its fees are reversed, and the credit it had used is there again. A payment under way for it is cancelled; one whose proof waits has to be judged first. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({ store_id: id, fee_collection_id: id, reason: line(5, 300) }),
  response: z.object({ fee_collection: feeCollection }),
  errors: ['fee_collection_not_found', 'fee_collection_not_payable', 'fee_payment_state_conflict'],
});

export const opsFeePayments = { submitted, proof, verify, refuse, waive };
export type SubmittedProof = z.infer<typeof submitted.response>['data'][number];
export type ProofFinding = z.infer<typeof finding>;
export type FeeVerification = z.output<typeof verify.body>;
export type FeeRefusal = z.output<typeof refuse.body>;
export type FeeWaiver = z.output<typeof waive.body>;
