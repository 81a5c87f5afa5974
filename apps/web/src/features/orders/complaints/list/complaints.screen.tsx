import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { rupiah } from '../../../../platform/format/money.ts';
import { LoadMore } from '../../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../../platform/load-failed.tsx';
import { AppLink } from '../../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../../platform/state/store-slice.ts';
import { FirstTip } from '../../../../shared/onboarding/first-tip.tsx';
import { RecordPending, RowSkeletons, recordPage } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../../ui/empty-screen.tsx';
import { type ComplaintSearch, readComplaintSearch } from '../complaint-search.ts';
import { complaintListQuery, complaintSummaryQuery } from '../complaints.query.ts';
import { ComplaintNarrowing } from './complaint-narrowing.tsx';
import { ComplaintRow } from './complaint-row.tsx';
import { ComplaintTabs } from './complaint-tabs.tsx';

export const Route = createFileRoute('/_private/seller/complaints')({
  validateSearch: readComplaintSearch,
  staticData: { isForSellers: true },
  component: ComplaintsScreen,
  pendingComponent: RecordPending,
});

/** What buyers complain about, and what the store has reported, of one store or of all. */
function ComplaintsScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  return store_id ? <Complaints key={store_id} {...{ store_id, search }} /> : <RecordPending />;
}

type Props = {
  store_id: string;
  search: ComplaintSearch & { store_id?: string | undefined };
};

function Complaints({ store_id, search }: Props) {
  const navigate = useNavigate({ from: '/seller/complaints' });
  const {
    data: summary,
    error,
    refetch,
  } = useQuery(complaintSummaryQuery(useServices(), store_id));
  const isNarrowed = Boolean(search.query || search.orderId || search.side || search.kind);
  const searchFor = (query: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, query }), replace: true });
  return (
    <div className={recordPage}>
      <BackLink otherwise="/seller/more">Lainnya</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Komplain</h1>
      <FirstTip tip="complaints" />
      <SearchBox
        label="Cari komplain"
        placeholder="Nomor pesanan atau pembeli"
        value={search.query ?? ''}
        onSearch={searchFor}
      />
      {search.orderId && <OfOneOrder search={search} />}
      <ComplaintNarrowing search={search} />
      <ComplaintTabs search={search} counts={summary?.counts} isNarrowed={isNarrowed} />
      {!summary && error && (
        <Banner
          kind="error"
          link={
            <Button variant="quiet" size="sm" onClick={() => void refetch()}>
              Coba lagi
            </Button>
          }
        >
          Jumlah komplain belum bisa dimuat.
        </Banner>
      )}
      {summary && summary.to_hand_over.count > 0 && (
        <Banner kind="important">
          {summary.to_hand_over.count} pembeli menunggu uang kembali dari toko, semuanya{' '}
          {rupiah(summary.to_hand_over.amount)}.
        </Banner>
      )}
      <Rows store_id={store_id} search={search} />
    </div>
  );
}

/** Whoever comes from an order sees those about it. */
const OfOneOrder = ({ search: { orderId: _order, ...rest } }: Pick<Props, 'search'>) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
    Hanya komplain tentang satu pesanan.
    <AppLink
      to="/seller/complaints"
      search={rest}
      className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
    >
      Lihat semua komplain
    </AppLink>
  </p>
);

function Rows({ store_id, search }: Props) {
  const result = useInfiniteQuery(complaintListQuery(useServices(), store_id, search));
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <RowSkeletons />;
  const complaints = data.pages.flatMap((page) => page.data);
  if (complaints.length === 0)
    return (
      <NoComplaints
        isNarrowed={Boolean(search.query || search.state || search.side || search.kind)}
      />
    );
  return (
    <>
      <Card isFlush>
        <ul aria-label="Komplain" className="divide-y divide-line">
          {complaints.map((complaint) => (
            <li key={complaint.id}>
              <ComplaintRow complaint={complaint} namesStore={isSeveral(store_id)} />
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

const NoComplaints = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Tidak ada yang cocok"
      text="Ubah kata pencarian, atau lihat semua komplain."
    />
  ) : (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Belum ada komplain"
      text="Komplain pembeli dan laporan Anda tentang pesanan terlihat di sini."
    />
  );
