import { contract } from '@marketplace/contract/contract';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { acceptOrder } from './accept-order.service.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { confirmDelivered } from './confirm-delivered.service.ts';
import { createOrder } from './create-order.service.ts';
import { exportOrders } from './export-orders.service.ts';
import { listImportantNotes } from './important-notes.service.ts';
import { listOrders } from './list-orders.service.ts';
import { showOrder, summariseOrder } from './order-detail.service.ts';
import { noteOrder } from './order-note.service.ts';

export const ordersRoutes = [
  bind(contract.orders.list, ({ db, scope, query }) => listOrders(db, scope, query)),
  bindStream(contract.orders.exportList, async ({ db, scope, query }, reply) => {
    const { bytes, headers } = await exportOrders(db, scope, query);
    void reply.headers(headers).send(bytes);
  }),
  bind(contract.orders.create, ({ db, who, scope, body }) => createOrder(db, who, scope, body)),
  bind(contract.orders.cancel, ({ db, who, scope, body }) => cancelOrder(db, who, scope, body)),
  bind(contract.orders.accept, ({ db, who, scope, body }) => acceptOrder(db, who, scope, body)),
  bind(contract.orders.confirmDelivered, ({ db, who, scope, body }) =>
    confirmDelivered(db, who, scope, body),
  ),
  bind(contract.orderDetail.detail, ({ db, scope, query }) => showOrder(db, scope, query)),
  bind(contract.orderDetail.summary, ({ db, scope, query }) => summariseOrder(db, scope, query)),
  bind(contract.orderDetail.note, ({ db, who, scope, body }) => noteOrder(db, who, scope, body)),
  bind(contract.orderDetail.importantNotes, ({ db, scope }) => listImportantNotes(db, scope)),
];
