import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, line, money, says, uuid } from './fields.ts';
import { followed, following } from './pages.ts';
import { payout } from './payout.ts';

const opsPayout = payout.extend({
  contradicted_attempt: z.int().nullable().meta({
    description:
      'Nothing of it is sent before this attempt is judged: by `arrived`, or by `fail` where it has not arrived after all.',
  }),
});

const list = endpoint({
  method: 'GET',
  path: '/ops/payouts/list',
  doc: 'Payouts of all stores that stand so, the oldest first; of those that are SCHEDULED, what may be sent now. CONTRADICTED: the bank has said the opposite of what is known of an attempt, and an operator has to judge.',
  access: asOperator('FINANCE'),
  query: z.strictObject({
    state: z
      .enum(['SCHEDULED', 'SENT', 'FAILED', 'CONTRADICTED'], says('not_a_choice'))
      .default('SCHEDULED'),
    ...following,
  }),
  response: z.object(followed(opsPayout)),
  errors: [],
});

const onePayout = z.strictObject({ store_id: id, payout_id: id });
/** Which time it was sent: what is said of an earlier one is said of nothing under way. */
const oneAttempt = onePayout.extend({ attempt: z.int().min(1, says('too_small')) });
const answer = z.object({ payout });

const send = endpoint({
  method: 'POST',
  path: '/ops/payouts/send',
  doc: 'Takes a payout to be transferred: from now on it is SENT, nobody changes where it goes, and it goes into the next bank file. Done twice by the same operator, it is answered alike.',
  access: asOperator('FINANCE'),
  body: onePayout,
  response: answer,
  errors: ['payout_not_found', 'payout_state_conflict', 'payout_contradicted', 'payout_not_due'],
});

const makeFile = endpoint({
  method: 'POST',
  path: '/ops/payouts/make-file',
  doc: 'Puts what was taken, is under way and is in no bank file yet into a new one. What is in a file is in no other.',
  access: asOperator('FINANCE'),
  body: z.strictObject({}),
  response: z.object({
    file_id: uuid.nullable().meta({ description: 'None where there was nothing to put into it.' }),
    transfer_count: z.int(),
    amount: money,
  }),
  errors: [],
});

const bankFile = endpoint({
  method: 'GET',
  path: '/ops/payouts/file',
  doc: 'A bank file that was made, with whole account numbers, as XLSX: the same transfers each time.',
  access: asOperator('FINANCE'),
  query: z.strictObject({ file_id: uuid }),
  response: z.unknown(),
  errors: ['payout_file_not_found'],
  gives_file: true,
});

const arrived = endpoint({
  method: 'POST',
  path: '/ops/payouts/arrived',
  doc: 'The bank says that the money has arrived; also of an attempt that had FAILED and is contradicted, which ends the payout. Done twice by the same operator, it is answered alike.',
  access: asOperator('FINANCE'),
  body: oneAttempt,
  response: answer,
  errors: ['payout_not_found', 'payout_state_conflict'],
});

const failed = endpoint({
  method: 'POST',
  path: '/ops/payouts/fail',
  doc: 'The money has come back: it is held for the store again, which reads why. Said of an attempt that has FAILED and is contradicted, it has not arrived after all, and may be tried again. Done twice by the same operator, it is answered alike.',
  access: asOperator('FINANCE'),
  body: oneAttempt.extend({ reason: line(5, 300) }),
  response: answer,
  errors: ['payout_not_found', 'payout_state_conflict'],
});

const retry = endpoint({
  method: 'POST',
  path: '/ops/payouts/retry',
  doc: 'A payout that FAILED is scheduled again to the same account. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: onePayout,
  response: answer,
  errors: [
    'payout_not_found',
    'payout_state_conflict',
    'payout_contradicted',
    'bank_account_not_found',
  ],
});

export const opsPayouts = { list, send, makeFile, bankFile, arrived, failed, retry };
export type OpsPayoutsQuery = z.output<typeof list.query>;
export type PayoutFailure = z.output<typeof failed.body>;
