import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import type { OrderPage } from '../order-page.ts';
import { filtersOf, type OrderSearch } from '../order-search.ts';
import { countOf, foundWords, orderTabs, statusOf } from '../order-tabs-list.ts';
import { searchCountsQuery } from '../search-counts.query.ts';

type Props = { search: OrderSearch; counts: OrderPage['counts'] | undefined };

/** One tab a status, with how many there are of it in all, or of those that are searched for. */
export function OrderTabs({ search, counts: all }: Props) {
  const { status: chosen, page: _page, orderId: _order, ...rest } = search;
  const { data } = useQuery(searchCountsQuery(useServices(), filtersOf(search)));
  const counts = search.query ? data?.counts : all;
  const words = search.query ? foundWords : number;
  const bar = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere, and counts make tabs wider.
  useEffect(() => {
    // After the next frame: asking where things stand before it would lay the whole page out twice.
    const frame = requestAnimationFrame(() => centreChosen(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen, isCounted]);
  return (
    <nav aria-label="Status pesanan">
      <ChipRow ref={bar} className="md:-mx-5 md:px-5">
        {orderTabs.map((tab) => {
          const status = statusOf(tab);
          const isChosen = status === chosen;
          return (
            <AppLink
              key={tab.label}
              to="/seller/orders"
              search={{ ...rest, ...(status ? { status } : {}) }}
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen} count={counts ? words(countOf(tab, counts)) : '–'}>
                {tab.label}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}

function centreChosen(bar: HTMLElement | null): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
