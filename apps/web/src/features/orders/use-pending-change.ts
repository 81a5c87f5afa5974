import { useStore } from 'zustand';
import type { OutboxItem } from '../../platform/offline/device-records.ts';
import { useOffline } from '../../platform/services.ts';

/** The latest thing done to an order that the server has not heard of yet. */
export const usePendingChange = (order_id: string): OutboxItem | undefined =>
  useStore(useOffline().outbox.state, ({ items }) =>
    items.findLast(({ record }) => record === `order:${order_id}`),
  );
