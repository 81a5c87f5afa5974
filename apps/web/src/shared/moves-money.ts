import type { EventKind } from '@marketplace/contract/event-kinds';

const kinds: readonly EventKind[] = [
  'order.created',
  'order.changed',
  'order.unpaid',
  'complaint.changed',
  'fees.changed',
  'payouts.changed',
  'bank_accounts.changed',
  'credit.changed',
];

/** Whether money may have moved, or where it goes; only the server knows how much. */
export const movesMoney = ({ kind }: { kind: EventKind }): boolean => kinds.includes(kind);
