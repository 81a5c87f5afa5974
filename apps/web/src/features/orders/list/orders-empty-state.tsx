import { LoadFailed } from '../../../platform/load-failed.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { OrderSearch } from '../order-search.ts';
import type { useOrderPages } from './use-order-pages.ts';

type Props = { list: ReturnType<typeof useOrderPages>; search: OrderSearch; hasRows: boolean };

const noOrders = lazyPart(() => import('./no-orders.tsx').then((module) => module.NoOrders));

/** What stands in the place of the rows when there are none to show. Few lists are empty: its drawings come when one is. */
export function OrdersEmptyState({ list, search, hasRows }: Props) {
  const isEmpty = !hasRows && !list.isPending && !list.error;
  const { loaded: NoOrders } = useLazyPart(noOrders, isEmpty);
  if (hasRows || list.isPending) return null;
  if (list.error) return <LoadFailed error={list.error} onReload={list.retry} />;
  return NoOrders ? <NoOrders search={search} /> : null;
}
