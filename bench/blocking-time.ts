export type LongTask = { startTime: number; duration: number };

/** A task may take this long before somebody who taps notices. */
const unnoticed = 50;

/** How long a page was deaf in all: what its tasks took beyond the unnoticed, of those begun by then. */
export const blockingTime = (tasks: readonly LongTask[], until: number): number =>
  tasks
    .filter(({ startTime }) => startTime <= until)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - unnoticed), 0);
