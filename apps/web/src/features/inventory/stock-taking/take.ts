import type { JudgedCount, Shelf } from '@marketplace/contract/stock-takes';
import { number } from '../../../platform/format/money.ts';

/** A shelf as the server told of it, with the moment on this device: its stock and its mark are of one moment. */
export type KnownShelf = Shelf & { heard_at: number };

type Unit = Shelf['units'][number];

/** How many of each unit were counted, by the listing of the unit, with what one of it holds. */
export type Amounts = Readonly<
  Record<string, Pick<Unit, 'uom_name' | 'base_quantity'> & { amount: number }>
>;

/** A shelf that was counted: how it was known then, what lay there, and when that was on this device. */
export type Counted = {
  shelf: KnownShelf;
  amounts: Amounts;
  counted_at: number;
  /** In a second place. */
  added_at?: number;
};

/** A session. Its id is that of the plan it becomes, so that it is one however often it is sent. */
export type Take = { take_id: string; name: string; counted: readonly Counted[] };

/** As many as are handed in at once. */
export const mostCounted = 2_000;
/** As much as a shelf holds. */
export const mostPieces = 9_999_999;

export const shelfName = ({ product_name, variant_name }: Shelf): string =>
  variant_name ? `${product_name} ${variant_name}` : product_name;

/** Of what is known of one shelf, what the server said last. */
export const latestOf = (
  known: KnownShelf,
  ...others: readonly (KnownShelf | undefined)[]
): KnownShelf =>
  others.reduce<KnownShelf>(
    (last, each) => (each && Date.parse(each.told_at) > Date.parse(last.told_at) ? each : last),
    known,
  );

export const piecesOf = (amounts: Amounts): number =>
  Object.values(amounts).reduce(
    (sum, { amount, base_quantity }) => sum + amount * base_quantity,
    0,
  );

/** 3 dus + 10 pcs = 130 pcs; one unit of one piece needs no sum. */
export function countedWords({ amounts }: Pick<Counted, 'amounts'>): string {
  const parts = Object.values(amounts)
    .filter(({ amount }) => amount > 0)
    .toSorted((left, right) => right.base_quantity - left.base_quantity)
    .map(({ amount, uom_name }) => `${number(amount)} ${uom_name.toLowerCase()}`);
  const pieces = `${number(piecesOf(amounts))} pcs`;
  return parts.length === 0 || parts.join() === pieces
    ? pieces
    : `${parts.join(' + ')} = ${pieces}`;
}

/** The newest first; a shelf is in the list once. */
export const withCount = (take: Take, counted: Counted): Take => ({
  ...take,
  counted: [
    counted,
    ...take.counted.filter(({ shelf }) => shelf.variant_id !== counted.shelf.variant_id),
  ],
});

export const withoutCount = (take: Take, variant_id: string): Take => ({
  ...take,
  counted: take.counted.filter(({ shelf }) => shelf.variant_id !== variant_id),
});

/** What lies in a second place goes with what lay in the first, which had seen the shelf as it was. */
export function addedTo(before: Counted, amounts: Amounts, added_at: number): Counted {
  const sum = { ...before.amounts };
  for (const [id, more] of Object.entries(amounts))
    sum[id] = { ...more, amount: (sum[id]?.amount ?? 0) + more.amount };
  return { ...before, amounts: sum, added_at };
}

export type Difference = {
  counted: Counted;
  pieces: number;
  value: number | null;
  /** What the server has now, where it was asked. */
  now: number | null;
  /** Why it would not be applied. */
  reason: string | null;
};

/** What each count would change: as the server has judged it, else against what the device was told. */
export const differencesOf = (
  { counted }: Take,
  judged: readonly JudgedCount[] = [],
): Difference[] => {
  const byId = new Map(judged.map((each) => [each.inventory_id, each]));
  return counted.map((each) => {
    const { inventory_id, stock_pieces, cost_per_piece } = each.shelf;
    const known = byId.get(inventory_id);
    const pieces = known?.change ?? piecesOf(each.amounts) - stock_pieces;
    const value = cost_per_piece === null ? null : Math.round(pieces * cost_per_piece);
    const [now, reason] = [known?.stock_pieces ?? null, known?.reason ?? null];
    return { counted: each, pieces, value, now, reason };
  });
};

/** Drafts lie no longer than that. */
const longestWait = 31 * 86_400_000;
/** How long it was on this device: a clock that is wrong is wrong both times. */
const elapsed = (from: number, to: number) => Math.min(Math.max(to - from, 0), longestWait);

export const countsOf = ({ counted }: Take) =>
  counted.map(({ shelf, amounts, counted_at, added_at }) => ({
    inventory_id: shelf.inventory_id,
    counted: piecesOf(amounts),
    seen: shelf.stock_pieces,
    mark: shelf.mark,
    told_at: shelf.told_at,
    counted_after: elapsed(shelf.heard_at, counted_at),
    ...(added_at !== undefined && { added_after: elapsed(shelf.heard_at, added_at) }),
  }));

/** What is handed in, with the differences that were looked at. */
export function bodyOf(take: Take, store_id: string, looked: readonly Difference[]) {
  const changes = new Map(
    looked.map(({ counted, pieces }) => [counted.shelf.inventory_id, pieces]),
  );
  const { take_id, name } = take;
  const counts = countsOf(take).map((count) => ({
    ...count,
    looked_at: changes.get(count.inventory_id) ?? count.counted - count.seen,
  }));
  return { store_id, take_id, name, counts };
}
