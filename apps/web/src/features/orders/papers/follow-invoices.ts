import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { invoiceKey } from './invoice.query.ts';

/**
 * An order has moved, was paid for or was complained about: its invoice is asked for again. So is every one of the store
 * whose own data or whose buyers' debts have changed, since those events name no order.
 */
export function followInvoices(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: invoiceKey,
    isOutdatedBy: (event, _answer, { queryKey }) => {
      const [, , of, order_id] = queryKey as [string, string, { store_id: string }, string];
      if (event.store_id !== of.store_id) return false;
      if (event.kind === 'order.changed') return event.payload.id === order_id;
      if (event.kind === 'complaint.changed') return event.payload.order_id === order_id;
      return event.kind === 'store.changed' || event.kind === 'credit.changed';
    },
    pause: 1_000,
  });
}
