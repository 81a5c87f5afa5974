import { z } from 'zod';
import { otpCode, sentOtp } from './auth.ts';
import { bankAccount } from './bank-account.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, otpMethod, says } from './fields.ts';
import { payoutStates } from './payout.ts';

/** Who may see the store's settings sees its accounts; what is done with them is the owners' alone. */
const seen = asSeller('store', 'VIEW', { one: 'store_id' });
const managed = asSeller('store', 'MANAGE', { one: 'store_id' });

const orderChoice = z.object({
  order_id: id,
  order_number: z.string(),
  bank_account_id: id.nullable().meta({ description: 'None is chosen: it goes to the default.' }),
  payout_id: id.nullable(),
  payout_state: z.enum(payoutStates).nullable().meta({ description: 'None before COMPLETED.' }),
  can_choose: z.boolean(),
});

const get = endpoint({
  method: 'GET',
  path: '/api/stores/bank-accounts/get',
  doc: 'The bank accounts of a store, the default first; with an order, which of them is chosen for it.',
  access: seen,
  query: z.strictObject({ store_id: id, order_id: id.optional() }),
  response: z.object({
    bank_accounts: z.array(bankAccount),
    order_choice: orderChoice.nullable(),
  }),
  errors: ['order_not_found', 'order_not_by_transfer'],
});

const sendCode = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/send-code',
  doc: 'Sends the owner who asks a one-time code, which adding, verifying or approving an account needs.',
  access: managed,
  body: z.strictObject({ store_id: id, method: otpMethod.optional() }),
  response: z.object({ otp: sentOtp }),
  errors: ['otp_method_not_allowed', 'otp_too_soon', 'otp_too_many', 'otp_not_sent'],
  gives_secret: true,
  limits: [{ by: 'person', max: 30, seconds: 3_600 }],
});

/** Blanks, dots and dashes between the digits are how people copy them. */
const accountNumber = z
  .string()
  .max(60, says('account_number_invalid'))
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, says('account_number_invalid')))
  .meta({ description: '6 to 20 digits.' });

/** What banks write names with. Nothing else belongs into a file that a bank reads. */
const holderName = line(3, 100).pipe(
  z.string().regex(/^\p{L}[\p{L}\p{M}\p{Nd}.,'/ -]*$/u, says('invalid')),
);

/** All accounts as they are now, and which one it was about. */
const changed = z.object({ bank_account_id: id, bank_accounts: z.array(bankAccount) });

const createBody = z.strictObject({
  store_id: id,
  bank_code: z.string().max(10, says('too_long')),
  account_number: accountNumber,
  holder_name: holderName,
  otp_code: otpCode,
});

const create = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/create',
  doc: 'Adds an account, by a fresh code of send-code; the holder’s name is checked, and every owner is told. The first one is the default. Sent again with the same code, it is answered alike.',
  access: managed,
  body: createBody,
  response: changed,
  errors: [
    'otp_wrong',
    'otp_expired',
    'otp_void',
    'bank_account_exists',
    'bank_account_limit_reached',
  ],
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

const oneAccount = z.strictObject({ store_id: id, bank_account_id: id });

const verifyBody = oneAccount.extend({
  otp_code: otpCode,
  holder_name: holderName.optional().meta({ description: 'Where it is to be corrected.' }),
});

const verify = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/verify',
  doc: 'Asks again whether the account is the holder’s, by a fresh code, with the name as it is at the bank. One that is VERIFIED is answered alike.',
  access: managed,
  body: verifyBody,
  response: changed,
  errors: ['otp_wrong', 'otp_expired', 'otp_void', 'bank_account_not_found'],
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

const approvalBody = oneAccount.extend({ otp_code: otpCode });

const approve = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/approve',
  doc: 'A second owner’s yes to a new account, by a fresh code of send-code: payouts need not wait 24 hours. Only who was an owner before it was added may. Done twice, it is answered alike.',
  access: managed,
  body: approvalBody,
  response: changed,
  errors: [
    'otp_wrong',
    'otp_expired',
    'otp_void',
    'bank_account_not_found',
    'bank_account_unverified',
    'second_owner_needed',
  ],
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

const setDisbursement = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/set-disbursement-account',
  doc: 'Makes an account the one that payouts go to. What is scheduled follows, what was sent does not.',
  access: managed,
  body: oneAccount,
  response: changed,
  errors: ['bank_account_not_found', 'bank_account_unverified'],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/stores/bank-accounts/delete',
  doc: 'Removes an account that no payout is on its way to; what is scheduled goes to the default, or waits for one. Done twice, it is answered alike.',
  access: managed,
  body: oneAccount,
  response: changed,
  errors: ['bank_account_not_found', 'bank_account_in_use'],
});

const choiceBody = z.strictObject({
  store_id: id,
  order_id: id,
  bank_account_id: id.nullable().meta({ description: 'Null: the default, whichever that is.' }),
});

const chooseForOrder = endpoint({
  method: 'POST',
  path: '/api/disbursement-banks/select',
  doc: 'Chooses the account that one order’s money goes to, until its payout is sent. Done twice, it is answered alike.',
  access: managed,
  body: choiceBody,
  response: z.object({ order_choice: orderChoice }),
  errors: [
    'order_not_found',
    'order_not_by_transfer',
    'bank_account_not_found',
    'bank_account_unverified',
    'payout_state_conflict',
  ],
});

export const bankAccounts = {
  get,
  sendCode,
  create,
  verify,
  approve,
  setDisbursement,
  remove,
  chooseForOrder,
};
export type NewBankAccount = z.output<typeof createBody>;
export type BankAccountProof = z.output<typeof verifyBody>;
export type AccountApproval = z.output<typeof approvalBody>;
export type OrderChoice = z.infer<typeof orderChoice>;
export type OrderChoiceBody = z.output<typeof choiceBody>;
