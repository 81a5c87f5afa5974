const kilobyte = 1024;
const first = 64 * kilobyte;
const least = 16 * kilobyte;
const wantedTime = 10_000;

/**
 * How much of a photo is sent at once: as much as goes through in about ten seconds by what the last part took. A part
 * that is given up begins anew, so on a slow line small ones get further than one that never arrives.
 */
export function createPartSize() {
  let size = first;
  return {
    /** The server says how much it takes at most. */
    now: (most: number): number => Math.min(size, most),
    arrived: (bytes: number, took: number): void => {
      size = Math.max(least, Math.round((bytes * wantedTime) / Math.max(took, 1)));
    },
    failed: (): void => {
      size = Math.max(least, Math.round(Math.min(size, first) / 4));
    },
  };
}
