import type { AnswerOf } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderPage } from '../order-page.ts';

type Summary = AnswerOf<'GET /api/orders/summary'>;

/** The row put right by what the server says of its order now. */
export const withSummary = (
  row: OrderRow,
  { status, order_units, payment, copywriting }: Summary,
): OrderRow => ({
  ...row,
  fulfilment_status: status,
  total_product_unit: order_units,
  payment_status: payment.status,
  copywriting,
  // What may be done with it was said of another status; the next answer says it anew.
  allowed_actions: row.fulfilment_status === status ? row.allowed_actions : [],
});

/** The same page when it does not have the order. */
export const withSummaryInPage = (page: OrderPage, summary: Summary): OrderPage =>
  page.data.some(({ id }) => id === summary.order_id)
    ? {
        ...page,
        data: page.data.map((row) =>
          row.id === summary.order_id ? withSummary(row, summary) : row,
        ),
      }
    : page;
