import type { OrderRow } from '@marketplace/contract/order-row';
import { type OrderPage, ordersOf } from '../order-page.ts';

/** Orders that came in meanwhile push others onto the next page: nobody is shown twice. */
export function uniqueRows(pages: readonly OrderPage[]): OrderRow[] {
  return [...new Map(pages.flatMap((page) => ordersOf(page).map((row) => [row.id, row]))).values()];
}
