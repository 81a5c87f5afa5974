import type { OrderRow } from '@marketplace/contract/order-row';
import type { RefObject } from 'react';
import { OrderDetail } from '../detail/order-detail.tsx';
import type { OrderSearch } from '../order-search.ts';
import { useCloseByEscape } from './use-close-by-escape.ts';
import { useGoOn } from './use-go-on.ts';

export type OpenOrderProps = {
  orderId: string;
  search: OrderSearch;
  rows: readonly OrderRow[];
  pane: RefObject<HTMLElement | null>;
  /** A form about it is being filled in: that leads back to the list by itself, which then goes on. */
  isFilling: boolean;
};

/** The order beside the list, and the way on from it. */
export function OpenOrder({ orderId, search, rows, pane, isFilling }: OpenOrderProps) {
  useCloseByEscape(!isFilling);
  useGoOn({ orderId, search, rows, pane, isFilling });
  const listed = rows.find(({ id }) => id === orderId);
  return (
    <OrderDetail
      key={orderId}
      orderId={orderId}
      store_id={listed?.store_id ?? search.store_id}
      level={2}
    />
  );
}
