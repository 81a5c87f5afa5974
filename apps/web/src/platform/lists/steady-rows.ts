type Row = { id: string };

export type SteadyRows<R extends Row> = {
  /** What is shown, each in the place where it was seen first. */
  rows: readonly R[];
  /** How many have come in between, and wait to be asked for. */
  arrivals: number;
  /** Shown still, though they are no longer of the list. */
  left: readonly R[];
};

/**
 * Rows that somebody looks at, after the list has changed: none moves. What changed is changed in its place, what comes
 * behind the last is put behind it, and what would come in between waits. What is no longer of the list stays until it
 * may go; at the end of a page it was only pushed onto the next by as many as wait.
 */
export function steadied<R extends Row>(before: readonly R[], live: readonly R[]): SteadyRows<R> {
  const now = new Map(live.map((row) => [row.id, row]));
  const known = new Set(before.map(({ id }) => id));
  const last = live.findLastIndex(({ id }) => known.has(id));
  if (last === -1) return { rows: live, arrivals: 0, left: [] };
  const arrivals = live.slice(0, last).filter(({ id }) => !known.has(id)).length;
  const behind = live.slice(last + 1);
  const pushed = before.slice(before.findLastIndex(({ id }) => now.has(id)) + 1).slice(-arrivals);
  const isPushed = new Set(arrivals > 0 && behind.length === 0 ? pushed : []);
  return {
    rows: [...before.map((row) => now.get(row.id) ?? row), ...behind],
    arrivals,
    left: before.filter((row) => !now.has(row.id) && !isPushed.has(row)),
  };
}

/** Of those that were seen to go the ones that the list still has as they were: what comes back later is seen again. */
export const stillGone = (
  gone: ReadonlySet<string>,
  live: readonly string[],
): ReadonlySet<string> => new Set(live.filter((key) => gone.has(key)));
