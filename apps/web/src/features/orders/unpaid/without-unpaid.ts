import type { UnpaidList } from './unpaid.query.ts';

/** The list without an order that waits no longer, and what the others come to. */
export function withoutUnpaid(list: UnpaidList, order_id: string): UnpaidList {
  const gone = list.unpaid.find((order) => order.order_id === order_id);
  if (!gone) return list;
  return {
    ...list,
    unpaid: list.unpaid.filter((order) => order !== gone),
    total_data: list.total_data - 1,
    reserved_amount: list.reserved_amount - gone.total_amount,
  };
}
