import type { OrderRow } from '@marketplace/contract/order-row';
import {
  isSelected,
  nothingSelected,
  type Selection,
  withRow,
} from '../../../ui/table/selection.ts';

/** The selection with this order in it, or without if it was. */
export const withOther = (
  before: Selection<OrderRow> = nothingSelected,
  order: OrderRow,
): Selection<OrderRow> => withRow(before, order.id, order, !isSelected(before, order.id));

export { isSelected };
