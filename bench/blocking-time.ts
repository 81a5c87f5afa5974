export type LongTask = { startTime: number; duration: number };

/** A task may take this long before somebody who taps notices. */
const unnoticed = 50;

type Span = { firstPaint: number; until: number };

/**
 * How long a page was deaf in all: what its tasks took beyond the unnoticed, of those begun by `until`. Before
 * the first paint there is nothing to tap, and nothing counts.
 */
export const blockingTime = (tasks: readonly LongTask[], { firstPaint, until }: Span): number =>
  tasks
    .filter(({ startTime }) => startTime <= until)
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - unnoticed), 0);
