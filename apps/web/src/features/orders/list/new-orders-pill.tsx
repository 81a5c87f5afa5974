import type { OrderRow } from '@marketplace/contract/order-row';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import type { ShownRows } from '../../../platform/lists/use-steady-rows.ts';
import { useServices } from '../../../platform/services.ts';
import { isOfStores } from '../live/order-events.ts';
import type { OrderFilters } from '../order-search.ts';

type Props = {
  filters: OrderFilters;
  shown: Pick<ShownRows<OrderRow>, 'arrivals' | 'takeAll'>;
  /** They are asked for: the list goes to its top. */
  onShow: () => void;
};

/** Says aloud that an order came, and how many wait to be looked at: no row makes room for them by itself. */
export function NewOrdersPill({ filters, shown: { arrivals, takeAll }, onShow }: Props) {
  const { events } = useServices();
  const [news, setNews] = useState('');
  useEffect(
    () =>
      events.onEvent((event) => {
        if (event.kind !== 'order.created' || !isOfStores(filters, event.store_id)) return;
        setNews(newsOf(event.payload));
      }),
    [events, filters],
  );
  const show = () => {
    takeAll();
    onShow();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {arrivals > 0 && (
        <button
          type="button"
          data-uncovered=""
          onClick={show}
          className="fixed bottom-[calc(var(--bottom-bar)+1rem)] left-1/2 z-30 flex min-h-11 max-w-[calc(100vw-1rem)] -translate-x-1/2 overflow-hidden animate-slide-in items-center gap-2 rounded-full bg-lifted px-5 font-semibold whitespace-nowrap text-white shadow-float"
        >
          <ArrowUp aria-hidden className="size-5" />
          {number(arrivals)} pesanan baru
        </button>
      )}
    </>
  );
}

const newsOf = ({ buyer_name, order_number }: OrderRow) =>
  `Pesanan baru dari ${buyer_name}, nomor ${order_number}.`;
