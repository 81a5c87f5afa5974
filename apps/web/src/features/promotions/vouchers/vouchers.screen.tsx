import { voucherTabs } from '@marketplace/contract/voucher-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { barrierIn } from '../../../platform/store-standing.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../../shared/record-page.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { VoucherListRow } from './voucher-list-row.tsx';
import { readVoucherSearch, type VoucherSearch } from './voucher-search.ts';
import { tabWords } from './voucher-words.ts';
import { voucherListQuery } from './vouchers.query.ts';

export const Route = createFileRoute('/_private/seller/promotion/vouchers')({
  validateSearch: readVoucherSearch,
  staticData: { isForSellers: true },
  component: VouchersScreen,
  pendingComponent: RecordPending,
});

/** A store's own vouchers and volume deals, or those of several. */
function VouchersScreen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <RecordPending />;
  return (
    <div className={recordPage}>
      <BackLink otherwise={`/seller/promotion?store_id=${store_id}`}>Promosi</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Voucher toko</h1>
        <NewVoucher store_id={store_id} />
      </div>
      <SearchBox
        label="Cari voucher"
        placeholder="Nama atau kode"
        value={search.query ?? ''}
        onSearch={(query) =>
          void navigate({ search: (before) => ({ ...before, query }), replace: true })
        }
      />
      <Vouchers key={store_id} {...{ store_id, search }} />
    </div>
  );
}

/** A voucher belongs to one store. */
function NewVoucher({ store_id }: { store_id: string }) {
  const isBarred = useAppState(
    ({ store }) => isSeveral(store_id) || Boolean(barrierIn(store, 'inventory', store_id)),
  );
  if (isBarred) return null;
  return (
    <AppLink
      to="/seller/promotion/voucher/edit"
      search={{ store_id }}
      className={buttonStyle({ size: 'sm' })}
    >
      <Plus aria-hidden className="size-5" />
      Buat voucher
    </AppLink>
  );
}

type Props = { store_id: string; search: VoucherSearch };

function Vouchers({ store_id, search }: Props) {
  const result = useInfiniteQuery(voucherListQuery(useServices(), store_id, search));
  const { data, error, isFetching } = result;
  const counts = data?.pages[0]?.counts;
  const vouchers = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <nav aria-label="Bagian voucher">
        <ChipRow>
          {voucherTabs.map((tab) => {
            const isChosen = tab === (search.tab ?? 'CURRENT');
            return (
              <AppLink
                key={tab}
                to="/seller/promotion/vouchers"
                search={{ ...search, store_id, tab }}
                replace
                aria-current={isChosen ? 'page' : undefined}
                activeOptions={{ exact: true }}
                activeProps={{}}
                className={chipStyle({ isChosen })}
              >
                <ChipContent isChosen={isChosen} count={counts && number(counts[tab])}>
                  {tabWords[tab]}
                </ChipContent>
              </AppLink>
            );
          })}
        </ChipRow>
      </nav>
      {!data &&
        (error ? (
          <LoadFailed
            error={error}
            onReload={() => void result.refetch()}
            isReloading={isFetching}
          />
        ) : (
          <RowSkeletons />
        ))}
      {data && vouchers.length === 0 && <NoVouchers search={search} />}
      {vouchers.length > 0 && (
        <Card isFlush>
          <ul aria-label="Voucher" className="divide-y divide-line">
            {vouchers.map((voucher) => (
              <li key={voucher.id}>
                <VoucherListRow voucher={voucher} namesStore={isSeveral(store_id)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

function NoVouchers({ search: { query, kind, tab } }: Pick<Props, 'search'>) {
  const said =
    query || kind
      ? { title: 'Tidak ada yang cocok', text: 'Ubah kata pencarian.' }
      : tab === 'ENDED'
        ? { title: 'Belum ada yang berakhir', text: 'Voucher lama dan hasilnya tersimpan di sini.' }
        : {
            title: 'Belum ada voucher',
            text: 'Beri potongan dengan kode untuk pembeli Anda, atau diskon otomatis untuk pembelian besar.',
          };
  return <EmptyScreen drawing={<EmptyBoxDrawing />} {...said} />;
}
