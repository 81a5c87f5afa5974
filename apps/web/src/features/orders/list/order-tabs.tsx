import { useEffect, useRef } from 'react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import type { OrderPage } from '../order-page.ts';
import type { OrderSearch } from '../order-search.ts';
import { countOf, orderTabs, statusOf } from '../order-tabs-list.ts';

type Props = { search: OrderSearch; counts: OrderPage['counts'] | undefined };

/** One tab a status, with how many there are of it in all. */
export function OrderTabs({ search, counts }: Props) {
  const { status: chosen, page: _page, orderId: _order, ...rest } = search;
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere.
  useEffect(() => {
    // After the next frame: asking where things stand before it would lay the whole page out twice.
    const frame = requestAnimationFrame(() => centreChosen(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
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
              <ChipContent isChosen={isChosen} count={counts ? number(countOf(tab, counts)) : '–'}>
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
