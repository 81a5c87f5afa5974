/**
 * Counts what a sweep has done, piece by piece. One piece that fails holds up no other; that any did is told at the
 * end, when all have been tried.
 */
export function attempts(what: string) {
  const failures: unknown[] = [];
  let done = 0;
  return {
    /** `work` answers with how much it did. Says what a piece failed of. */
    attempt: async (work: () => Promise<number>): Promise<unknown> => {
      try {
        done += await work();
        return undefined;
      } catch (error) {
        failures.push(error);
        return error;
      }
    },
    /** How much was done, if nothing failed. */
    sum: (): number => {
      if (failures.length === 0) return done;
      const message = `${failures.length} times ${what} failed, ${done} were done`;
      throw new AggregateError(failures, message);
    },
  };
}
