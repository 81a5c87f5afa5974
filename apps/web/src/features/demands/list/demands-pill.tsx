import type { DemandRow } from '@marketplace/contract/tender';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import type { DemandRows } from './use-demand-rows.ts';

type Props = { store_id: string; shown: DemandRows['shown']; onShow: () => void };

/** Says aloud that a demand came, and how many wait to be looked at: no row makes room for them by itself. */
export function DemandsPill({ store_id, shown: { arrivals, takeAll }, onShow }: Props) {
  const { events } = useServices();
  const [news, setNews] = useState('');
  useEffect(
    () =>
      events.onEvent((event) => {
        if (event.kind !== 'tender.changed' || !isStoreIn(store_id, event.store_id)) return;
        if (event.payload.previous_state === null) setNews(newsOf(event.payload));
      }),
    [events, store_id],
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
          className="fixed bottom-[calc(var(--bottom-bar)+1rem)] left-1/2 z-30 flex min-h-11 max-w-[calc(100vw-1rem)] -translate-x-1/2 animate-slide-in items-center gap-2 overflow-hidden rounded-full bg-lifted px-5 font-semibold whitespace-nowrap text-white shadow-float"
        >
          <ArrowUp aria-hidden className="size-5" />
          {number(arrivals)} permintaan baru
        </button>
      )}
    </>
  );
}

const newsOf = ({ buyer_name, first_product_name }: DemandRow) =>
  `Permintaan baru dari ${buyer_name}, ${first_product_name}.`;
