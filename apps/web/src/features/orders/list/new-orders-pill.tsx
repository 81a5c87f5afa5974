import type { OrderRow } from '@marketplace/contract/order-row';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { isOfStores } from '../live/order-events.ts';
import type { OrderFilters } from '../order-search.ts';

const farDown = 400;

/** Says aloud that an order came, and offers the way up to whoever is far down the list. */
export function NewOrdersPill({ filters }: { filters: OrderFilters }) {
  const { events } = useServices();
  const [unseen, setUnseen] = useState(0);
  const [news, setNews] = useState('');
  useEffect(
    () =>
      events.onEvent((event) => {
        if (event.kind !== 'order.created' || !isOfStores(filters, event.store_id)) return;
        setNews(newsOf(event.payload));
        if (window.scrollY > farDown) setUnseen((before) => before + 1);
      }),
    [events, filters],
  );
  useEffect(() => {
    const look = () => window.scrollY < farDown && setUnseen(0);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {unseen > 0 && (
        <button
          type="button"
          data-uncovered=""
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          className="fixed bottom-[calc(var(--bottom-bar)+1rem)] left-1/2 z-30 flex min-h-11 max-w-[calc(100vw-1rem)] -translate-x-1/2 overflow-hidden animate-slide-in items-center gap-2 rounded-full bg-lifted px-5 font-semibold whitespace-nowrap text-white shadow-float"
        >
          <ArrowUp aria-hidden className="size-5" />
          {unseen} pesanan baru
        </button>
      )}
    </>
  );
}

const newsOf = ({ buyer_name, order_number }: OrderRow) =>
  `Pesanan baru dari ${buyer_name}, nomor ${order_number}.`;
