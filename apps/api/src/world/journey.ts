import type { Tables } from '../platform/db/tables.gen.ts';
import type { Placed } from './order-book.ts';
import type { Outcome, Status } from './outcome.ts';
import { type PaymentMethod, paymentMethods, paymentStatusOf } from './payment.ts';
import {
  chance,
  pickWeighted,
  type Random,
  seeded,
  type Weighted,
  wholeBetween,
} from './random.ts';
import { legsOf, type Step, walk } from './steps.ts';
import { streams, type World } from './world.ts';

type Delivery = Tables['orders']['delivery'];

/** What became of an order, from its placing to the present. */
export type Journey = {
  status: Status;
  paymentMethod: PaymentMethod;
  paymentStatus: Tables['orders']['payment_status'];
  termDays: number | null;
  delivery: Delivery;
  allowPartial: boolean;
  arrivedAt: number | null;
  deadlineAt: number | null;
  processingDays: number | null;
  promisedAt: number | null;
  /** In the order they happened, the placing first. */
  steps: Step[];
};

const minute = 60_000;
const day = 86_400_000;

const deliveries: Weighted<Delivery> = [
  ['STORE_COURIER', 68],
  ['GLOG_SAME_DAY', 20],
  ['BUYER_PICKUP', 12],
];
const couriers = deliveries.slice(0, 2);
const statusOf = (outcome: Outcome): Status =>
  outcome === 'UNPAID' ? 'NEW' : outcome === 'LAPSED' ? 'EXPIRED' : outcome;

export function journeyOf({ plan, now }: World, order: Placed): Journey {
  const { store, outcome, createdAt } = order;
  const random = seeded(plan.seed, streams.journey, store.id, order.id);
  const delivery = deliveryOf(random, outcome);
  const neverPaid = outcome === 'UNPAID' || outcome === 'LAPSED';
  const paymentMethod = neverPaid ? 'TRANSFER' : pickWeighted(random, paymentMethods);
  const termDays = paymentMethod === 'TERM' ? pickWeighted(random, terms) : null;
  const isCancelledUnpaid = outcome === 'CANCELLED' && chance(random, 0.3);
  const arrivedAt =
    paymentMethod !== 'TRANSFER'
      ? createdAt
      : neverPaid || isCancelledUnpaid
        ? null
        : createdAt + paymentDelay(random, now - createdAt);
  const placed: Step = { to: 'NEW', actor: 'BUYER', at: createdAt, reason: null };
  const legs = legsOf(random, outcome, delivery === 'BUYER_PICKUP');
  const from = arrivedAt ?? createdAt;
  const steps = [placed, ...walk({ random, legs, from, now, offset: store.offset })];
  const status = statusOf(outcome);
  const promise = promiseOf(random, status, steps, now);
  return {
    status,
    paymentMethod,
    paymentStatus: paymentStatusOf({ random, paymentMethod, termDays, arrivedAt, steps, now }),
    termDays,
    delivery,
    allowPartial: chance(random, 0.4),
    arrivedAt,
    deadlineAt: deadlineOf(status, from, steps, promise.promisedAt),
    ...promise,
    steps,
  };
}

const terms: Weighted<7 | 14 | 30> = [
  [7, 40],
  [14, 40],
  [30, 20],
];

function deliveryOf(random: Random, outcome: Outcome): Delivery {
  if (outcome === 'READY_FOR_PICKUP') return 'BUYER_PICKUP';
  if (outcome === 'SHIPPED' || outcome === 'RETURNED') return pickWeighted(random, couriers);
  return pickWeighted(random, deliveries);
}

/** Two to fifty minutes, but for an order so young that it must have been quicker. */
const paymentDelay = (random: Random, age: number): number =>
  Math.floor(Math.min(2 * minute + random() * 48 * minute, age / 2));

export const stepTo = (steps: readonly Step[], status: Status): Step | undefined =>
  steps.find((step) => step.to === status);

/** Some sellers name a later shipping day when they accept; who has not shipped yet still keeps it. */
function promiseOf(random: Random, status: Status, steps: readonly Step[], now: number) {
  const accepted = stepTo(steps, 'PROCESSING');
  const wished = chance(random, 0.2) ? wholeBetween(random, 1, 3) : null;
  const due = accepted && status === 'PROCESSING' ? Math.ceil((now - accepted.at) / day) : 1;
  const processingDays = due > 1 ? Math.max(due, wished ?? 0) : wished;
  if (!accepted || processingDays === null) return { processingDays: null, promisedAt: null };
  return { processingDays, promisedAt: accepted.at + processingDays * day };
}

function deadlineOf(status: Status, from: number, steps: readonly Step[], promised: number | null) {
  if (status === 'NEW') return from + day;
  if (status === 'PROCESSING') return promised ?? (stepTo(steps, 'PROCESSING')?.at ?? from) + day;
  if (status === 'DELIVERED') return (stepTo(steps, 'DELIVERED')?.at ?? from) + 2 * day;
  return null;
}
