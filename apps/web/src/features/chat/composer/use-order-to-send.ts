import type { ChannelRow } from '@marketplace/contract/chat';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../platform/services.ts';
import { cardOf } from '../pickers/orders.query.ts';
import { withOrder } from './draft-values.ts';
import type { WritingDraft } from './use-writing.ts';

/** Whoever comes from an order finds it ready to be sent beside what they write. */
export function useOrderToSend(
  orderId: string | undefined,
  { side, store_id, other }: ChannelRow,
  { isReady, write, latest }: WritingDraft,
): void {
  const { api } = useServices();
  const put = useRef<string>(undefined);
  const buyer = other.store_id;
  useEffect(() => {
    if (!orderId || !isReady || side !== 'SELLER' || put.current === orderId) return;
    put.current = orderId;
    api('GET /api/orders/detail', { query: { order_id: orderId, store_id } }).then(
      ({ order }) => {
        const { photo_id, product } = latest.current.values;
        if (order.buyer_store_id === buyer && !photo_id && !product)
          write((now) => withOrder(now, cardOf(order)));
      },
      () => {
        // It can be chosen by hand.
      },
    );
  }, [api, orderId, isReady, side, store_id, buyer, write, latest]);
}
