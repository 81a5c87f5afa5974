import { type ProposalState, proposalStates } from '@marketplace/contract/proposal-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { isIn, one, readTexts, searchText } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPending, RowSkeletons, recordPage } from '../../../shared/record-page.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { stateWords } from './proposal-words.ts';
import { type ProposalSearch, proposalListQuery } from './proposals.query.ts';

export const Route = createFileRoute('/_private/seller/inventory/proposals')({
  validateSearch: (raw: Record<string, unknown>): ProposalSearch =>
    readTexts(raw, { state: one(isIn(proposalStates)), query: searchText }),
  staticData: { isForSellers: true },
  component: ProposalsScreen,
  pendingComponent: RecordPending,
});

/** What the store has proposed for the catalogue, and what became of it. */
function ProposalsScreen() {
  const search = Route.useSearch();
  return (
    <div className={recordPage}>
      <BackLink otherwise="/seller/inventory">Produk</BackLink>
      <OneStore store_id={search.store_id}>
        {(store_id) => <Proposals key={store_id} store_id={store_id} search={search} />}
      </OneStore>
    </div>
  );
}

type Props = { store_id: string; search: ProposalSearch };

function Proposals({ store_id, search }: Props) {
  const navigate = Route.useNavigate();
  const barrier = useBarrier('inventory', store_id);
  const result = useInfiniteQuery(proposalListQuery(useServices(), store_id, search));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Usulan produk</h1>
        {!barrier && (
          <AppLink
            to="/seller/inventory/product/propose"
            search={{ store_id }}
            className={buttonStyle({ size: 'sm' })}
          >
            <Plus aria-hidden className="size-5" />
            Usulkan produk
          </AppLink>
        )}
      </div>
      <SearchBox
        label="Cari usulan"
        placeholder="Nama, merek, barcode"
        value={search.query ?? ''}
        onSearch={(query) =>
          void navigate({ search: (before) => ({ ...before, query }), replace: true })
        }
      />
      <States store_id={store_id} search={search} toRevise={result.data?.pages[0]?.to_revise} />
      <Rows store_id={store_id} search={search} />
    </>
  );
}

const order: readonly ProposalState[] = ['NEEDS_REVISION', 'PENDING', 'APPROVED', 'REJECTED'];

type StatesProps = Props & { toRevise: number | undefined };

/** Where they stand; of those that wait for the store it says how many. */
function States({ store_id, search: { state: chosen, query }, toRevise }: StatesProps) {
  return (
    <nav aria-label="Status usulan">
      <ChipRow>
        {[undefined, ...order].map((state) => {
          const isChosen = state === chosen;
          const isCounted = state === 'NEEDS_REVISION' && Boolean(toRevise);
          return (
            <AppLink
              key={state ?? 'all'}
              to="/seller/inventory/proposals"
              search={{ store_id, ...(query && { query }), ...(state && { state }) }}
              replace
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen} count={isCounted ? number(toRevise ?? 0) : null}>
                {state ? stateWords[state].label : 'Semua'}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}

function Rows({ store_id, search }: Props) {
  const result = useInfiniteQuery(proposalListQuery(useServices(), store_id, search));
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <RowSkeletons />;
  const proposals = data.pages.flatMap((page) => page.data);
  if (proposals.length === 0) return <None isNarrowed={Boolean(search.query || search.state)} />;
  return (
    <>
      <Card isFlush>
        <ul aria-label="Usulan produk" className="divide-y divide-line">
          {proposals.map((proposal) => (
            <li key={proposal.id}>
              <ProposalRow proposal={proposal} />
            </li>
          ))}
        </ul>
      </Card>
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

const None = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Tidak ada yang cocok"
      text="Ubah kata pencarian, atau lihat semua usulan."
    />
  ) : (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Belum ada usulan"
      text="Barang Anda belum ada di katalog? Usulkan, lalu jual begitu disetujui."
    />
  );
