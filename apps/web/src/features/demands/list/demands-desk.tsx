import { useQuery } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { useLeaving } from '../../../platform/lists/use-leaving.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { demandSummaryQuery } from '../../../shared/demand-summary.query.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { DeskTable } from '../../../ui/table/desk-table.tsx';
import type { RowLinkProps } from '../../../ui/table/table-row.tsx';
import { type DemandSearch, filtersOf } from '../demand-search.ts';
import type { Demand } from '../demands.query.ts';
import { DemandPane } from '../detail/demand-pane.tsx';
import { useFoundHalfOffers } from '../offer/half-offers.ts';
import { demandColumns } from './demand-columns.tsx';
import { DemandTabs } from './demand-tabs.tsx';
import { DemandsPill } from './demands-pill.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FloorSheet } from './floor-sheet.tsx';
import { NoDemands } from './no-demands.tsx';
import { ResultsLine } from './results-line.tsx';
import { type DemandRows, useDemandRows } from './use-demand-rows.ts';

type Props = { store_id: string; search: DemandSearch & { store_id?: string | undefined } };

/** On a desk: the demands as a table, and beside it the one that was chosen. */
export function DemandsDesk({ store_id, search }: Props) {
  const list = useDemandRows(store_id, filtersOf(search));
  useFoundHalfOffers();
  useLeaving(list.shown);
  const { tender_id, of_store_id } = search;
  return (
    <div className="grid h-full min-h-0 md:grid-cols-[minmax(0,1fr)_clamp(22.5rem,27vw,36rem)]">
      <div data-steady="" className="flex min-h-0 flex-col border-r border-line bg-surface">
        <Head {...{ store_id, search }} />
        <Table {...{ list, store_id, search }} />
        <DemandsPill store_id={store_id} shown={list.shown} onShow={toTop} />
      </div>
      <ScrollRegion
        aria-label="Permintaan terpilih"
        className="flex min-h-0 flex-col overflow-y-auto -outline-offset-2"
      >
        {tender_id && of_store_id ? (
          <DemandPane
            key={`${tender_id}:${of_store_id}`}
            {...{ tender_id }}
            store_id={of_store_id}
          />
        ) : (
          <div className="m-auto max-w-72 py-16 text-center">
            <h2 className="text-lg font-bold">Pilih permintaan</h2>
            <p className="mt-1 text-ink-soft">
              Klik permintaan di daftar, atau pindah dengan tombol J dan K lalu tekan Enter.
            </p>
          </div>
        )}
      </ScrollRegion>
    </div>
  );
}

/** The table scrolls by itself. */
const toTop = () => document.querySelector('[data-desk-table]')?.parentElement?.scrollTo(0, 0);

function Head({ store_id, search }: Props) {
  const navigate = useNavigate({ from: '/seller/buyer-demands' });
  const { data: summary } = useQuery(demandSummaryQuery(useServices(), store_id));
  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-surface px-4 pt-3 pb-2">
      <div className="flex items-center">
        <h1 className="text-xl font-bold tracking-tight whitespace-nowrap">Permintaan pembeli</h1>
        <div className="-mr-4 min-w-0 flex-1 px-5">
          <DemandTabs search={search} counts={summary?.counts} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        <div className="w-52 shrink-0">
          <SearchBox
            label="Cari permintaan"
            placeholder="Pembeli atau barang"
            value={search.query ?? ''}
            onSearch={(query) =>
              void navigate({ search: (before) => ({ ...before, query }), replace: true })
            }
          />
        </div>
        <ResultsLine store_id={store_id} className="min-w-0 flex-1 px-2" />
        <FloorSheet store_id={store_id} />
        <FilterSheet {...{ store_id, search }} />
      </div>
    </div>
  );
}

function Table({ list, store_id, search }: Props & { list: DemandRows }) {
  const { result, shown, first } = list;
  const navigate = useNavigate({ from: '/seller/buyer-demands' });
  const isOpen = search.state === undefined;
  const columns = useMemo(() => demandColumns(store_id, isOpen), [store_id, isOpen]);
  const rowLink = useRowLink(search);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  // What waits behind the pill has no row yet, and what is about to go still has one.
  const known = shown.rows.length;
  const count = hasNextPage
    ? Math.max(known, (first?.total_data ?? 0) - shown.arrivals + shown.left.length)
    : known;
  const askForMore = useCallback(
    (_first: number, last: number) => {
      if (last >= known - 1 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    [known, hasNextPage, isFetchingNextPage, fetchNextPage],
  );
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data)
    return (
      <div className="p-4">
        <RowSkeletons />
      </div>
    );
  if (count === 0) return <NoDemands search={search} />;
  return (
    <DeskTable
      label="Permintaan pembeli"
      name={JSON.stringify([store_id, filtersOf(search)])}
      columns={columns}
      count={count}
      rowAt={(index) => shown.rows[index]}
      keyOf={idOf}
      openKey={search.tender_id && `${search.tender_id}:${search.of_store_id}`}
      rowLink={rowLink}
      onView={askForMore}
      sortedBy={search.sort ?? 'closing_soon'}
      onSort={(sort) =>
        void navigate({
          search: (before) => ({ ...before, sort: sort === 'closing_soon' ? undefined : sort }),
          replace: true,
        })
      }
    />
  );
}

const idOf = ({ id }: Demand): string => id;

/** Opens a demand beside the list; the way back leads past all that were looked at. */
function useRowLink(search: Props['search']) {
  return useCallback(
    ({ tender_id, store_id, id }: Demand, props: RowLinkProps, content: ReactNode) => (
      <RowLink
        {...props}
        to="/seller/buyer-demands"
        search={{ ...search, tender_id, of_store_id: store_id }}
        resetScroll={false}
        replace={search.tender_id !== undefined}
        isOpen={id === `${search.tender_id}:${search.of_store_id}`}
      >
        {content}
      </RowLink>
    ),
    [search],
  );
}

type AnchorProps = ComponentProps<'a'> & { isOpen: boolean };

/** What is open stands beside the list, whatever page the router takes for the one that is open. */
const RowLink = createLink(function RowAnchor({ isOpen, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={isOpen ? 'true' : undefined}>
      {children}
    </a>
  );
});
