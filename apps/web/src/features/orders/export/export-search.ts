import { mostInBulk } from '@marketplace/contract/bulk-size';
import { isId, readTexts, several } from '../../../platform/navigation/search-values.ts';
import { filtersOf, type OrderFilters, readOrderSearch } from '../order-search.ts';

export type ExportSearch = OrderFilters & { order_ids?: string | undefined };

/** The filters of the list it was opened from, or the orders that were picked there. */
export function readExportSearch(raw: Record<string, unknown>): ExportSearch {
  const {
    page: _page,
    orderId: _order,
    view: _view,
    columns: _columns,
    ...filters
  } = readOrderSearch(raw);
  const { order_ids } = readTexts(raw, { order_ids: several(isId) });
  const picked = order_ids?.split(',').slice(0, mostInBulk).join(',');
  return { ...filters, order_ids: picked };
}

export const exportFiltersOf = ({ order_ids, ...search }: ExportSearch): ExportSearch => ({
  ...filtersOf(search),
  ...(order_ids && { order_ids }),
});
