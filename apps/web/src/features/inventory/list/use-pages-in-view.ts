import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { inventoryPageQuery } from '../inventory.query.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { type Pages, pageOf } from './held-products.ts';

/** The pages with the places from `first` to `last`, as far as they have come. */
export function usePagesInView(
  filters: InventoryFilters,
  { first, last }: { first: number; last: number },
): Pages {
  const services = useServices();
  const from = pageOf(first);
  const numbers = Array.from({ length: pageOf(last) - from + 1 }, (_, index) => from + index);
  const answers = useQueries({
    queries: numbers.map((page) => inventoryPageQuery(services, filters, page)),
  });
  return new Map(
    answers.flatMap(({ data }, index) => (data ? [[from + index, data.data] as const] : [])),
  );
}
