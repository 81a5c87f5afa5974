import type { AnswerOf } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';

export type OrderPage = AnswerOf<'GET /api/orders/info/list'>;

/** As long as the server has not said otherwise. */
export const canProcessNewOrder = (page: OrderPage | undefined): boolean =>
  page === undefined || page.can_process_new_order || owesFees(page);

/** Overdue fees stop orders to come. What has come may still be accepted, and each row says whether it may. */
const owesFees = ({ important_notes }: OrderPage): boolean =>
  important_notes.some(({ code }) => code === 'fees_overdue');

export const cannotProcessWords = 'Pesanan baru belum dapat diterima.';

/** The rows of a page: where no new order can be taken, none is offered to be. */
export const ordersOf = (page: OrderPage): OrderRow[] =>
  canProcessNewOrder(page) ? page.data : page.data.map(withoutAccepting);

/** An order of a page that says that no new order can be taken. */
export const withoutAccepting = (order: OrderRow): OrderRow =>
  order.fulfilment_status === 'NEW'
    ? {
        ...order,
        allowed_actions: order.allowed_actions.filter((action) => action !== 'accept'),
        copywriting: cannotProcessWords,
      }
    : order;
