import { z } from 'zod';
import { asSeller, endpoint, user } from './endpoint.ts';
import { feePayment } from './fee-payment.ts';
import { day, id, line, says, uuid } from './fields.ts';
import { namesTransfer } from './transfer-reference.ts';

const seen = asSeller('store', 'VIEW', { one: 'store_id' });

const methods = endpoint({
  method: 'GET',
  path: '/api/payments/methods/list/get',
  doc: 'The ways to pay the marketplace: its own accounts, as its operator has set them. None are set: it cannot be paid yet.',
  access: seen,
  query: z.strictObject({ store_id: id }),
  response: z.object({
    methods: z.array(
      z.object({
        kind: z.literal('BANK_TRANSFER'),
        bank_code: z.string(),
        bank_name: z.string(),
        account_number: z.string(),
        account_name: z.string(),
      }),
    ),
  }),
  errors: [],
});

const instruction = endpoint({
  method: 'GET',
  path: '/api/payments/instruction/get',
  doc: 'A payment of fee collections, with where to transfer how much until when, and where it stands.',
  access: seen,
  query: z.strictObject({ store_id: id, payment_id: id }),
  response: z.object({ payment: feePayment }),
  errors: ['payment_not_found'],
});

const proofBody = z.strictObject({
  store_id: id,
  payment_id: id,
  file_id: uuid.meta({ description: 'A photo or PDF of the purpose fee_payment_proof.' }),
  paid_amount: z.int().min(1, says('too_small')).max(1_000_000_000_000, says('too_big')),
  paid_on: day,
  reference: line(3, 60)
    .refine(namesTransfer, says('reference_unclear'))
    .meta({ description: 'The bank’s number of the transfer.' }),
});

const submitProof = endpoint({
  method: 'POST',
  path: '/api/payments/proof/submit',
  doc: 'Sends the proof of a transfer, for an operator to look at. A refused one may be followed by another. Until it is looked at, its collections stop no orders. The same proof sent again is answered alike.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: proofBody,
  response: z.object({ payment: feePayment }),
  errors: [
    'payment_not_found',
    'fee_payment_expired',
    'fee_payment_state_conflict',
    'file_not_found',
  ],
  queueable: true,
});

const banks = endpoint({
  method: 'GET',
  path: '/api/banks/list',
  doc: 'The banks of Indonesia with the codes that transfers go by, by name.',
  access: user,
  response: z.object({
    banks: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        usual_digits: z
          .object({ min: z.int(), max: z.int() })
          .nullable()
          .meta({ description: 'How long numbers usually are; others are taken with a warning.' }),
      }),
    ),
  }),
  errors: [],
});

export const payments = { methods, instruction, submitProof, banks };
export type PaymentMethod = z.infer<typeof methods.response>['methods'][number];
export type ProofBody = z.output<typeof proofBody>;
