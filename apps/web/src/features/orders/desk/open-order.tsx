import { OrderDetail } from '../detail/order-detail.tsx';
import { useCloseByEscape } from './use-close-by-escape.ts';
import { type OpenOrderProps, useGoOn } from './use-go-on.ts';

/** The order beside the list, and the way on from it. */
export function OpenOrder(props: OpenOrderProps) {
  const { orderId, search, shown, isFilling } = props;
  useCloseByEscape(isFilling);
  const isNext = useGoOn(props);
  const listed = shown.rows.find(({ id }) => id === orderId);
  return (
    <OrderDetail
      key={orderId}
      orderId={orderId}
      store_id={listed?.store_id ?? search.store_id}
      level={2}
      isNext={isNext}
    />
  );
}
