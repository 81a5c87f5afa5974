import type { OutboxItem } from './device-records.ts';

/** The first of each record that is not refused; behind a refused one the record's others wait. */
const heads = (items: readonly OutboxItem[]): OutboxItem[] => {
  const seen = new Set<string>();
  return items.filter(({ record }) => {
    const isFirst = !seen.has(record);
    seen.add(record);
    return isFirst;
  });
};

/** Whether it may be arriving at the server just now. */
export const isOnItsWay = ({ sending_until = 0, refusal }: OutboxItem): boolean =>
  !refusal && sending_until > Date.now();

/** The longest that something is held: a clock that was set back meanwhile holds nothing for hours. */
export const longestHold = 5_000;

/** Whether it waits for the person alone, who may still take it back. */
export const isHeld = (
  { held_until = 0, refusal }: Pick<OutboxItem, 'held_until' | 'refusal'>,
  now = Date.now(),
): boolean => !refusal && held_until > now && held_until - now <= longestHold;

const isWaiting = ({ refusal }: OutboxItem) => refusal === undefined;

/** What is to be sent now, the oldest first. */
export const nextToSend = (items: readonly OutboxItem[], now: number): OutboxItem | undefined =>
  heads(items).find((item) => isWaiting(item) && item.retry_at <= now && !isHeld(item, now));

const dueAt = (item: OutboxItem): number =>
  isHeld(item) ? Math.max(item.retry_at, item.held_until ?? 0) : item.retry_at;

/** When something is due again; never while nothing waits. */
export const whenToLook = (items: readonly OutboxItem[]): number | undefined =>
  heads(items)
    .filter(isWaiting)
    .map(dueAt)
    .sort((a, b) => a - b)[0];
