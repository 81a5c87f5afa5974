import { lossPeriods } from '@marketplace/contract/loss-causes';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { NumbersNav } from '../../../shared/figures/numbers-nav.tsx';
import { homeStateQuery, useHiddenNumbers } from '../../../shared/hidden-numbers.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, chipStyle } from '../../../ui/chip.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { LossCauses } from './loss-causes.tsx';
import { LossFileMenu } from './loss-file-menu.tsx';
import { LossProducts } from './loss-products.tsx';
import { LossStores } from './loss-stores.tsx';
import { LossTotal } from './loss-total.tsx';
import { periodWords } from './loss-words.ts';
import { orderLossQuery } from './order-loss.query.ts';
import { type LossFilters, lossFiltersOf, readLossSearch } from './order-loss-search.ts';
import { ProductsOfCause } from './products-of-cause.tsx';

export const Route = createFileRoute('/_private/seller/order-loss')({
  validateSearch: readLossSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search as typeof search & { store_id?: string },
  loader: ({ context, deps, cause }) => {
    const store_id = deps.store_id ?? chosenStore(context.state.getState().store);
    if (!store_id) return undefined;
    const active = context.state.getState().store.active?.id;
    return Promise.all([
      loadFromCacheFirst(context, orderLossQuery(context, store_id, lossFiltersOf(deps)), cause),
      active && loadFromCacheFirst(context, homeStateQuery(context, active), cause),
    ]);
  },
  component: OrderLossScreen,
  pendingComponent: LossPending,
});

const page =
  'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

function OrderLossScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <LossPending />;
  return <Losses key={store_id} store_id={store_id} filters={lossFiltersOf(search)} />;
}

type Props = { store_id: string; filters: LossFilters };

/** What was ordered and not sold, why, and what to do about it. */
function Losses({ store_id, filters }: Props) {
  return (
    <div className={page}>
      <BackLink otherwise="/seller/more">Lainnya</BackLink>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">
          Pesanan hilang
          {isSeveral(store_id) && (
            <span className="block text-sm font-normal tracking-normal text-ink-soft">
              Semua toko
            </span>
          )}
        </h1>
        <LossFileMenu store_id={store_id} filters={filters} />
      </div>
      <NumbersNav at="/seller/order-loss" store_id={store_id} />
      <nav aria-label="Jangka waktu" className="flex flex-wrap gap-2">
        {lossPeriods.map((days) => {
          const isChosen = filters.days === String(days);
          return (
            <AppLink
              key={days}
              to="/seller/order-loss"
              search={{ store_id, ...filters, days: `${days}` }}
              replace
              aria-current={isChosen ? 'true' : undefined}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen}>{days} hari</ChipContent>
            </AppLink>
          );
        })}
      </nav>
      <Content store_id={store_id} filters={filters} />
    </div>
  );
}

function Content({ store_id, filters }: Props) {
  const result = useQuery(orderLossQuery(useServices(), store_id, filters));
  const { isHidden, setHidden } = useHiddenNumbers();
  const { data: loss, error, isFetching, isPlaceholderData } = result;
  if (!loss && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!loss) return <RowSkeletons />;
  const shown = { loss, store_id, filters, isHidden };
  const hide = (isHidden: boolean) => void setHidden(isHidden);
  if (loss.causes.length === 0)
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Tidak ada pesanan yang hilang"
          text={`${periodWords(loss)}: tidak ada pesanan yang ditolak, lewat waktu, atau dikurangi.`}
        />
      </Card>
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LossTotal loss={loss} days={filters.days} isHidden={isHidden} onHide={hide} />
        <LossCauses {...shown} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LossStores stores={loss.stores} days={filters.days} isHidden={isHidden} />
        <ProductsOfCause cause={filters.cause}>
          <LossProducts {...shown} />
        </ProductsOfCause>
      </div>
    </div>
  );
}

function LossPending() {
  return (
    <div className={page}>
      <p className="text-2xl font-bold tracking-tight">Pesanan hilang</p>
      <RowSkeletons />
    </div>
  );
}
