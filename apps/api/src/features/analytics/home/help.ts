import type { Help } from '@marketplace/contract/home-picture';
import type { PerformanceNumber } from '@marketplace/contract/seller-performance';
import type { Complained, Demanded, DueBuyer, Scarce } from './help.sql.ts';

/** Two, since who is told of ten things does none. */
const mostHelp = 2;

/** More orders than these are not the work of a day. */
const mostOfADay = 30;

/** From so many points on a number is worth a place of its own, also without another level. */
const manyPoints = 5;

const nothing = {
  of_id: null,
  name: '',
  amount: null,
  count: null,
  usual_days: null,
  free_pieces: null,
  until: null,
  lift: null,
} satisfies Partial<Help>;

export const restock = (scarce: Scarce): Help => ({
  ...nothing,
  kind: 'RESTOCK',
  store_id: scarce.store_id,
  store_name: scarce.store_name,
  of_id: scarce.inventory_id,
  name: scarce.product_name,
  amount: scarce.amount,
  count: scarce.buyers_looking,
  free_pieces: scarce.free_pieces,
});

export const greet = (buyer: DueBuyer): Help => ({
  ...nothing,
  kind: 'BUYER',
  store_id: buyer.store_id,
  store_name: buyer.store_name,
  of_id: buyer.buyer_store_id,
  name: buyer.buyer_name,
  amount: buyer.amount,
  count: buyer.days_since,
  usual_days: buyer.usual_days,
});

export const offer = (demand: Demanded): Help => ({
  ...nothing,
  kind: 'DEMAND',
  store_id: demand.store_id,
  store_name: demand.store_name,
  of_id: demand.tender_id,
  name: demand.buyer_name,
  amount: demand.amount,
  until: demand.until,
});

export const answer = (complained: Complained): Help => ({
  ...nothing,
  kind: 'COMPLAINTS',
  store_id: complained.store_id,
  store_name: complained.store_name,
  amount: complained.amount,
  count: complained.count,
  until: complained.until,
});

/** What lifts the score most; of several stores it is about all of them. */
export function lift(numbers: readonly PerformanceNumber[], store_id: string | null): Help[] {
  const [most] = numbers
    .flatMap(({ kind, lift }) => (lift && lift.missing <= mostOfADay ? [{ kind, ...lift }] : []))
    .toSorted((one, other) => other.points - one.points);
  return most && most.points > 0
    ? [{ ...nothing, kind: 'PERFORMANCE', store_id, store_name: '', lift: most }]
    : [];
}

/**
 * What is worth most rupiah comes first. A score that reaches another level by it, or many points, takes the second place: buyers find
 * the store by its level, which no rupiah of today tells. Otherwise it stands behind all that has a worth.
 */
export function whatHelps(worth: readonly Help[], score: readonly Help[]): Help[] {
  const inRupiah = worth
    .filter(({ amount }) => amount !== null && amount > 0)
    .toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0));
  const lifts = score.some(({ lift }) => lift && (lift.level || lift.points >= manyPoints));
  return (
    lifts
      ? [...inRupiah.slice(0, mostHelp - 1), ...score, ...inRupiah.slice(mostHelp - 1)]
      : [...inRupiah, ...score]
  ).slice(0, mostHelp);
}
