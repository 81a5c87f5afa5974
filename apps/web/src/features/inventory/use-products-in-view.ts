import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../platform/services.ts';
import { inventoryPageQuery, pageSize } from './inventory.query.ts';
import type { InventoryFilters } from './inventory-search.ts';

const pageOf = (index: number) => Math.floor(index / pageSize) + 1;

/** The products of the rows from `first` to `last`, as far as they have come. */
export function useProductsInView(
  filters: InventoryFilters,
  { first, last }: { first: number; last: number },
): (index: number) => ProductGroup | undefined {
  const services = useServices();
  const from = pageOf(first);
  const numbers = Array.from({ length: pageOf(last) - from + 1 }, (_, index) => from + index);
  const pages = useQueries({
    queries: numbers.map((page) => inventoryPageQuery(services, filters, page)),
  });
  return (index) => pages[pageOf(index) - from]?.data?.data[index % pageSize];
}
