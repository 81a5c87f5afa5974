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

const isWaiting = ({ refusal }: OutboxItem) => refusal === undefined;

/** What is to be sent now, the oldest first. */
export const nextToSend = (items: readonly OutboxItem[], now: number): OutboxItem | undefined =>
  heads(items).find((item) => isWaiting(item) && item.retry_at <= now);

/** When something is due again; never while nothing waits. */
export const whenToLook = (items: readonly OutboxItem[]): number | undefined =>
  heads(items)
    .filter(isWaiting)
    .map(({ retry_at }) => retry_at)
    .sort((a, b) => a - b)[0];
