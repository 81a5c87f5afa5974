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
