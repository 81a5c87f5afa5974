import type { Tables } from '../platform/db/tables.gen.ts';
import { chance, type Random, type Weighted } from './random.ts';
import type { Step } from './steps.ts';

export type PaymentMethod = Tables['orders']['payment_method'];
type PaymentStatus = Tables['orders']['payment_status'];

export const paymentMethods: Weighted<PaymentMethod> = [
  ['TRANSFER', 50],
  ['COD', 34],
  ['TERM', 16],
];

type Situation = {
  random: Random;
  paymentMethod: PaymentMethod;
  termDays: number | null;
  arrivedAt: number | null;
  steps: readonly Step[];
  now: number;
};

const day = 86_400_000;
const givenBack = ['REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'];

/** Transfers are paid before they arrive, COD at the door, terms some time after the goods. */
export function paymentStatusOf(situation: Situation): PaymentStatus {
  const { paymentMethod, arrivedAt, steps } = situation;
  const isOver = steps.some((step) => givenBack.includes(step.to));
  if (paymentMethod === 'TRANSFER') {
    if (arrivedAt === null) return 'UNPAID';
    return isOver ? 'REFUNDED' : 'PAID';
  }
  const delivered = steps.find((step) => step.to === 'DELIVERED');
  if (!delivered || isOver) return 'UNPAID';
  return paymentMethod === 'COD' ? 'PAID' : termPayment(situation, delivered.at);
}

function termPayment({ random, termDays, now }: Situation, deliveredAt: number): PaymentStatus {
  const isDue = deliveredAt + (termDays ?? 0) * day < now;
  if (chance(random, isDue ? 0.85 : 0.15)) return 'PAID';
  return chance(random, 0.25) ? 'WAITING_VERIFICATION' : 'UNPAID';
}
