import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { isSortedOtherwise, type OrderSearch } from '../order-search.ts';
import { isTab } from '../order-tabs-list.ts';

const chips = lazyPart(() => import('./filter-chips.tsx').then((module) => module.FilterChips));

const narrowing = ['payment_status', 'payment_method', 'delivery', 'date_from', 'date_to'] as const;

/** What else narrows a list, in one row; few lists are narrowed, so the code comes with the first that is. */
export function LateFilterChips({ search }: { search: OrderSearch }) {
  const isNarrowed =
    narrowing.some((name) => search[name]) || isSortedOtherwise(search) || !isTab(search.status);
  const { loaded: FilterChips } = useLazyPart(chips, isNarrowed);
  if (!isNarrowed) return null;
  return FilterChips ? <FilterChips search={search} /> : <div className="h-11" />;
}
