import { setImmediate as othersTurn } from 'node:timers/promises';
import { createWorkQueue } from '../work-queue.ts';

/**
 * One batch at a time in a process, whoever reads, and others in between: the embedded database answers in the
 * process's own thread, and batch upon batch would leave it none for anybody else.
 */
const inTurn = createWorkQueue({ atOnce: 1, mostWaiting: 1_000, mostWaitingOfOne: 1 });
let readers = 0;

/** What comes before the batches and takes as long as they do waits in the same line. */
export const readInTurn = <T>(read: () => Promise<T>): Promise<T> =>
  inTurn({ who: String(++readers) }, read);

async function* oneByOne<Row>(read: () => Promise<Row[] | undefined>) {
  const reader = String(++readers);
  for (;;) {
    await othersTurn();
    const rows = await inTurn({ who: reader }, read);
    if (rows === undefined) return;
    if (rows.length > 0) yield rows as readonly Row[];
    rows.length = 0;
  }
}

/** Large enough to make the asking cheap, small enough not to hold others up on the embedded database. */
const batchSize = 500;

/**
 * The rows of a long query, a batch at a time: `readAfter` reads the next ones behind the last row it gave,
 * in an order that no two rows share a place in, and no row once there is none. It works without a cursor,
 * so nothing is held open while somebody's slow line takes the rows.
 *
 * A batch is read when the one before has been done with, and that one is emptied then. Otherwise rows pile
 * up as garbage: a promise of an early batch grows old, and keeps all later ones from the quick collection.
 * Measured over 93,000 orders: 17 MB instead of 115, in two thirds of the time.
 */
export function inBatches<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined;
  let isEnd = false;
  return oneByOne(async () => {
    if (isEnd) return undefined;
    const rows = await readAfter(last, batchSize);
    isEnd = rows.length < batchSize;
    last = rows.at(-1);
    return rows;
  });
}

/** The same for rows whose keys have been read before: the set and its order are of that one moment. */
export function inBatchesOf<Key, Row>(
  keys: readonly Key[],
  readThese: (keys: Key[]) => Promise<Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let from = 0;
  return oneByOne(async () => {
    const next = keys.slice(from, from + batchSize);
    from += batchSize;
    return next.length > 0 ? readThese(next) : undefined;
  });
}
