import type { OutboxItem } from './device-records.ts';

/** What became of an item that was to be sent. */
export type Outcome =
  | { kind: 'sent'; answer: unknown }
  /** To be tried later, or refused for good. */
  | { kind: 'kept'; item: OutboxItem }
  /** The login is over: nothing more is sent until somebody signs in. */
  | { kind: 'stopped' };

export type SendItem = (item: OutboxItem) => Promise<Outcome>;

const day = 86_400_000;
const longestWait = 5 * 60_000;

/** The server remembers keys longer than this, so that nothing is ever carried out twice. */
export const tooOld = ({ created_at }: OutboxItem): boolean => Date.now() - created_at > 7 * day;

/** 2, 4, 8 … seconds, five minutes at most; never two phones in step. */
const pauseAfter = (attempts: number): number =>
  Math.min(longestWait, 1000 * 2 ** attempts) * (0.75 + Math.random() / 4);

export const later = (item: OutboxItem, held_up_by: 'signal' | 'server'): Outcome => {
  const attempts = item.attempts + 1;
  const retry_at = Date.now() + pauseAfter(attempts);
  return { kind: 'kept', item: { ...item, attempts, retry_at, held_up_by } };
};

/** Longer than its code takes on a bad line. */
const longestForCode = 20_000;

/** Sends with code that is loaded for it. When that does not come, or hangs, the item is tried again like any other. */
export const sendLate =
  (load: () => Promise<SendItem>): SendItem =>
  async (item) => {
    const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, longestForCode));
    const sendItem = await Promise.race([load().catch(() => undefined), tooLong]);
    return sendItem ? sendItem(item) : later(item, 'signal');
  };
