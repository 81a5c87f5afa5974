/** A total that has to be counted is counted exactly up to here, and pages end here. */
export const countedUpTo = 10_000;

/** Of rows counted no further than one beyond the cap. */
export const boundedCount = (counted: number) => ({
  total_data: Math.min(counted, countedUpTo),
  total_is_capped: counted > countedUpTo,
});
