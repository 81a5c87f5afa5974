import type { OutboxItem } from '../../platform/offline/device-records.ts';

/** How many will be sent when the person is back; what was refused never will. */
export const waitingOf = (items: readonly Pick<OutboxItem, 'refusal'>[]): number =>
  items.filter(({ refusal }) => !refusal).length;
