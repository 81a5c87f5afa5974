import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { SystemErrorScreen } from '../../../ui/system-error-screen.tsx';
import { openOrderPart } from '../desk/open-order-part.ts';
import { useKeptFilters } from '../filters/use-kept-filters.ts';
import { orderPageQuery } from '../order-list.query.ts';
import {
  filtersOf,
  type OrderFilters,
  type OrderSearch,
  readOrderSearch,
} from '../order-search.ts';
import { OrdersPending } from '../orders-pending.tsx';
import { deskPart, phonePart } from './list-parts.ts';

export const Route = createFileRoute('/_private/seller/orders')({
  validateSearch: readOrderSearch,
  staticData: { keepsView: true, isForSellers: true },
  beforeLoad: ({ context, search }) => {
    const { orderId } = search;
    if (orderId && !context.state.getState().app.isDesktop) {
      // Beside the list there is no room for it on a phone.
      const store = search.store_id ? { store_id: search.store_id } : {};
      throw redirect({ to: '/seller/orders/detail', search: { orderId, ...store }, replace: true });
    }
    // The address names the store, so that it alone brings the same list back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({ to: '/seller/orders', search: { ...search, store_id }, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    if (deps.orderId) void openOrderPart.load().catch(() => {});
    // Asked for while the code of the screen is still loading.
    const query = orderPageQuery(context, filtersOf(deps), deps.page ?? 1);
    return Promise.all([
      loadFromCacheFirst(context, query, cause),
      partOf(context.state.getState().app)
        .load()
        .catch(() => {}),
    ]);
  },
  component: OrdersScreen,
  pendingComponent: OrdersPending,
});

const partOf = ({ isDesktop }: { isDesktop: boolean }) => (isDesktop ? deskPart : phonePart);

function OrdersScreen() {
  const search = Route.useSearch();
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const filters = filtersOf(search);
  useKeptFilters(filters);
  return <List key={String(isDesktop)} {...{ isDesktop, search, filters }} />;
}

type Props = { isDesktop: boolean; search: OrderSearch; filters: OrderFilters };

function List({ isDesktop, search, filters }: Props) {
  const { loaded: Orders, hasFailed } = useLazyPart(partOf({ isDesktop }), true);
  if (Orders) return <Orders search={search} filters={filters} />;
  if (hasFailed) return <SystemErrorScreen onReload={() => window.location.reload()} />;
  return <OrdersPending />;
}
