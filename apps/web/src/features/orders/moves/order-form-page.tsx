import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { isOrderMissing } from '../is-order-missing.ts';
import { OrderMissing } from '../order-missing.tsx';
import { PendingChange } from '../pending-change.tsx';
import type { FoundOrder } from '../use-order.ts';
import { usePendingChange } from '../use-pending-change.ts';
import type { AboutOrder } from './about-order.ts';
import type { Moved } from './moved-form.tsx';
import { movedWords, standsWords } from './moved-words.ts';

type Props = {
  title: string;
  otherwise: string;
  orderId: string;
  store_id: string;
  found: FoundOrder;
  /** The step that the form is for. */
  action: OrderAction;
  /** What stands here until the order is known. */
  pending: ReactNode;
  /** A form that keeps what was written, though the order has moved on, takes that itself. */
  children: ReactNode | ((moved: Moved | undefined) => ReactNode);
};

/**
 * The page of a form about one order: the form only while the order may take the step it is for, or to read what was
 * written. Where the server cannot be asked, what the form has kept of its order has to do.
 */
export function OrderFormPage(props: Props) {
  const { title, otherwise, orderId, store_id, found, action, pending, children } = props;
  const { order, error } = found;
  const waiting = usePendingChange(orderId);
  const barrier = useBarrier('order', store_id);
  const moved: Moved | undefined =
    order && !order.allowed_actions.includes(action)
      ? {
          words: barrier ?? movedWords(order, found.data),
          instead: (
            <Instead order={order} words={barrier ?? standsWords(order.fulfilment_status)} />
          ),
        }
      : undefined;
  const isMissing = order ? order.store_id !== store_id : isOrderMissing(error);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:not-in-data-filling:p-8">
      <BackLink otherwise={otherwise}>Kembali</BackLink>
      {!isMissing && <h1 className="text-2xl font-bold tracking-tight">{title}</h1>}
      {isMissing ? (
        <OrderMissing level={1} />
      ) : waiting ? (
        <PendingChange change={waiting} />
      ) : !order && !error ? (
        pending
      ) : typeof children === 'function' ? (
        children(moved)
      ) : (
        (moved?.instead ?? children)
      )}
    </div>
  );
}

/** In place of a form that nobody has written into. */
function Instead({ order, words }: { order: OrderRow; words: string }) {
  return (
    <>
      <OrderSummary {...order} />
      <Banner kind="important">{words}</Banner>
      <AppLink
        to="/seller/orders/detail"
        search={{ orderId: order.id, store_id: order.store_id }}
        className={buttonStyle({ variant: 'secondary' })}
      >
        Lihat pesanan
      </AppLink>
    </>
  );
}

/** Which order it is about, for a page that may have been opened without the list. */
export function OrderSummary({
  order_number,
  buyer_name,
}: Pick<AboutOrder, 'order_number' | 'buyer_name'>) {
  return order_number ? (
    <p className="text-ink-soft">
      <b className="block text-ink">#{order_number}</b>
      {buyer_name}
    </p>
  ) : null;
}
