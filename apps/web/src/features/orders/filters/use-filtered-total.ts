import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useServices } from '../../../platform/services.ts';
import { boundedTotal } from '../../../shared/bounded-total.ts';
import { orderPageQuery } from '../order-list.query.ts';
import { filtersOf, type OrderFilters } from '../order-search.ts';

/** How many orders a choice of filters leaves, in words; nothing while it is not known. */
export function useFilteredTotal(filters: OrderFilters | undefined): string | undefined {
  const services = useServices();
  const wanted = useDeferredValue(filters);
  // The list asks for the same first page: whoever applies the filters finds it there.
  const { data, isPlaceholderData } = useQuery({
    ...orderPageQuery(services, filtersOf(wanted ?? {}), 1),
    enabled: wanted !== undefined,
  });
  if (!data || isPlaceholderData || wanted !== filters) return undefined;
  return boundedTotal(data);
}
