import { failureReasons, rejectionReasons } from '../features/orders/moves/order-reasons.ts';
import type { Tables } from '../platform/db/tables.gen.ts';
import type { Outcome, Status } from './outcome.ts';
import { between, chance, pick, type Random } from './random.ts';

type Actor = Tables['order_history']['actor'];
/** In words and, where it was chosen from a list, by its id. */
type Reason = { text: string; id: string | null };
export type Step = { to: Status; actor: Actor; at: number; reason: Reason | null };
/** A step still without a time, and how many hours it takes: little more often than much. */
type Leg = { to: Status; actor: Actor; min: number; max: number; reason?: readonly Reason[] };

const hour = 3_600_000;
const minute = 60_000;

const inWords = (...texts: string[]): Reason[] => texts.map((text) => ({ text, id: null }));
const isPlain = ({ needs_note }: { needs_note: boolean }) => !needs_note;
const [outOfStock] = rejectionReasons;
/** Most often there is nothing left to send. */
const rejections: readonly Reason[] = [
  ...(outOfStock ? [outOfStock, outOfStock] : []),
  ...rejectionReasons.filter(isPlain),
];
const failures: readonly Reason[] = failureReasons.filter(isPlain);
const cancellations = inWords(
  'Salah pilih barang',
  'Ingin mengubah pesanan',
  'Sudah beli di tempat lain',
);
const complaints = inWords(
  'Barang rusak',
  'Jumlah kurang',
  'Barang tidak sesuai',
  'Mendekati kedaluwarsa',
);

const accept: Leg = { to: 'PROCESSING', actor: 'SELLER', min: 0.1, max: 9 };
const reject: Leg = { to: 'REJECTED', actor: 'SELLER', min: 0.4, max: 14, reason: rejections };
const cancel: Leg = { to: 'CANCELLED', actor: 'BUYER', min: 0.2, max: 8, reason: cancellations };
const expire: Leg = { to: 'EXPIRED', actor: 'SYSTEM', min: 24, max: 24 };
const ship: Leg = { to: 'SHIPPED', actor: 'SELLER', min: 2, max: 26 };
const ready: Leg = { to: 'READY_FOR_PICKUP', actor: 'SELLER', min: 1, max: 16 };
const deliver: Leg = { to: 'DELIVERED', actor: 'SELLER', min: 1.5, max: 22 };
const fail: Leg = { to: 'RETURNED', actor: 'SELLER', min: 4, max: 30, reason: failures };
const complain: Leg = { to: 'IN_COMPLAINT', actor: 'BUYER', min: 2, max: 40, reason: complaints };
const missing: Leg = {
  to: 'IN_COMPLAINT',
  actor: 'BUYER',
  min: 24,
  max: 40,
  reason: inWords('Barang tidak diterima'),
};
const receive: Leg = { to: 'COMPLETED', actor: 'BUYER', min: 1, max: 40 };
const lapse: Leg = { to: 'COMPLETED', actor: 'SYSTEM', min: 48, max: 48 };
const resolve: Leg = { to: 'COMPLETED', actor: 'OPERATOR', min: 20, max: 96 };

/** The way from NEW to where the order stands. */
export function legsOf(random: Random, outcome: Outcome, isPickup: boolean): Leg[] {
  const handOver = [accept, isPickup ? ready : ship];
  switch (outcome) {
    case 'NEW':
    case 'UNPAID':
      return [];
    case 'PROCESSING':
      return [accept];
    case 'READY_FOR_PICKUP':
    case 'SHIPPED':
      return handOver;
    case 'DELIVERED':
      return [...handOver, deliver];
    case 'IN_COMPLAINT':
      return !isPickup && chance(random, 0.3)
        ? [...handOver, missing]
        : [...handOver, deliver, complain];
    case 'COMPLETED':
      return [...handOver, deliver, ...ending(random)];
    case 'REJECTED':
      return chance(random, 0.2) ? [accept, reject] : [reject];
    case 'CANCELLED':
      return [cancel];
    case 'EXPIRED':
    case 'LAPSED':
      return [expire];
    case 'RETURNED':
      return [accept, ship, fail];
  }
}

function ending(random: Random): Leg[] {
  const kind = random();
  if (kind < 0.03) return [complain, resolve];
  return [kind < 0.35 ? lapse : receive];
}

type Walk = { random: Random; legs: readonly Leg[]; from: number; now: number; offset: number };

/** Gives the legs their times: sellers act in the daytime, and nothing happens in the future. */
export function walk({ random, legs, from, now, offset }: Walk): Step[] {
  let at = from;
  const steps = legs.map(({ to, actor, min, max, reason }): Step => {
    at += Math.floor((min + (max - min) * random() ** 2) * hour);
    if (actor === 'SELLER') at = inDaytime(random, at, offset);
    return { to, actor, at, reason: reason ? pick(random, reason) : null };
  });
  const last = steps.at(-1);
  if (!last) return steps;
  // What was delivered longer ago than two days would have been completed by the clock.
  const isStale = last.to === 'DELIVERED' && last.at < now - 46 * hour;
  if (last.at < now - minute && !isStale) return steps;
  const end = now - Math.floor((now - from) * between(random, 0.03, 0.3));
  return squeezed(steps, from, last.to === 'DELIVERED' ? Math.max(end, now - 46 * hour) : end);
}

function inDaytime(random: Random, at: number, offset: number): number {
  const sinceMidnight = (at + offset) % (24 * hour);
  const opening = 7 * hour + Math.floor(random() * hour);
  if (sinceMidnight < 7 * hour) return at - sinceMidnight + opening;
  if (sinceMidnight >= 21 * hour) return at - sinceMidnight + 24 * hour + opening;
  return at;
}

/** The same steps between two instants; who would have completed by the clock did it by hand. */
function squeezed(steps: readonly Step[], from: number, end: number): Step[] {
  const last = steps.at(-1)?.at ?? end;
  return steps.map((step) => ({
    ...step,
    actor: step.to === 'COMPLETED' && step.actor === 'SYSTEM' ? 'BUYER' : step.actor,
    at: from + Math.floor(((step.at - from) * (end - from)) / (last - from)),
  }));
}
