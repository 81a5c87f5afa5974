import type { ChannelRow } from '@marketplace/contract/chat';
import { useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  const put = useRef<string>(undefined);
  const buyer = other.store_id;
  useEffect(() => {
    if (!orderId || !isReady || side !== 'SELLER' || put.current === orderId) return;
    put.current = orderId;
    // It is in the draft from here on: whoever comes back by this address has not chosen it again.
    void navigate({ to: '.', search: (now) => ({ ...now, orderId: undefined }), replace: true });
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
  }, [api, navigate, orderId, isReady, side, store_id, buyer, write, latest]);
}
