import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { usePullToRefresh } from '../../../platform/use-pull-to-refresh.ts';
import { demandSummaryQuery } from '../../../shared/demand-summary.query.ts';
import { FirstTip } from '../../../shared/onboarding/first-tip.tsx';
import { PullIndicator } from '../../../ui/pull-indicator.tsx';
import { type DemandSearch, filtersOf } from '../demand-search.ts';
import { useFoundHalfOffers } from '../offer/half-offers.ts';
import { DemandCards } from './demand-cards.tsx';
import { DemandTabs } from './demand-tabs.tsx';
import { DemandsPill } from './demands-pill.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FloorSheet } from './floor-sheet.tsx';
import { ResultsLine } from './results-line.tsx';
import { useDemandRows } from './use-demand-rows.ts';

type Props = { store_id: string; search: DemandSearch & { store_id?: string | undefined } };

/** On a phone: cards, four of them on a screen. */
export function DemandsPhone({ store_id, search }: Props) {
  const list = useDemandRows(store_id, filtersOf(search));
  useFoundHalfOffers();
  const area = useRef<HTMLDivElement>(null);
  const pull = usePullToRefresh(area, () => list.result.refetch().then(() => list.shown.takeAll()));
  return (
    <div className="pb-4">
      <Head {...{ store_id, search }} />
      <div
        ref={area}
        className="grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-2 px-4"
      >
        <PullIndicator {...pull} />
        <FirstTip tip="demands" />
        <ResultsLine store_id={store_id} className="-mb-1" />
        <DemandCards key={JSON.stringify(filtersOf(search))} {...{ list, store_id, search }} />
      </div>
      <DemandsPill store_id={store_id} shown={list.shown} onShow={toTop} />
    </div>
  );
}

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' });

/** Search and tabs, in reach while the list scrolls. */
function Head({ store_id, search }: Props) {
  const navigate = useNavigate({ from: '/seller/buyer-demands' });
  const { data: summary } = useQuery(demandSummaryQuery(useServices(), store_id));
  return (
    <div className="sticky top-(--title-bar) z-20 grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line bg-surface px-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <BackLink otherwise="/seller/more">Lainnya</BackLink>
        <h1 className="min-w-0 flex-[1_1_8rem] truncate text-center font-bold tracking-tight">
          Permintaan pembeli
        </h1>
        <span className="flex min-w-11 justify-end">
          <FloorSheet store_id={store_id} />
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
        <SearchBox
          label="Cari permintaan"
          placeholder="Pembeli atau barang"
          value={search.query ?? ''}
          onSearch={(query) =>
            void navigate({
              search: (before) => ({ ...before, query }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <FilterSheet {...{ store_id, search }} />
      </div>
      <DemandTabs search={search} counts={summary?.counts} />
    </div>
  );
}
