import { contract } from '@marketplace/contract/contract';
import { snapshotOfBefore } from '@marketplace/contract/events';
import { sendFile } from '../../platform/exports/send-file.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { startBulk } from './bulk/start-bulk.service.ts';
import { showOrder, summariseOrder } from './detail/order-detail.service.ts';
import { noteOrder } from './detail/order-note.service.ts';
import { usualBasket } from './detail/usual-basket.service.ts';
import { exportOrders } from './export/export-orders.service.ts';
import { listImportantNotes } from './list/important-notes.service.ts';
import { listOrders } from './list/list-orders.service.ts';
import { countSearch } from './list/search-counts.service.ts';
import { acceptOrder } from './moves/accept-order.service.ts';
import { cancelOrder } from './moves/cancel-order.service.ts';
import { confirmDelivered } from './moves/confirm-delivered.service.ts';
import { confirmPayment } from './moves/confirm-payment.service.ts';
import { failDelivery } from './moves/delivery-failed.service.ts';
import { listReasons } from './moves/order-reasons.service.ts';
import { readyForPickup } from './moves/ready-for-pickup.service.ts';
import { rejectOrder } from './moves/reject-order.service.ts';
import { createOrder } from './placing/create-order.service.ts';

export const ordersRoutes = [
  bind(contract.orders.list, async ({ db, scope, query }) => ({
    ...(await listOrders(db, scope, query)),
    snapshot: snapshotOfBefore,
  })),
  bind(contract.orders.searchCounts, ({ db, scope, query }) => countSearch(db, scope, query)),
  bindStream(contract.orders.exportList, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => exportOrders(db, scope, query)),
  ),
  bind(contract.orders.create, ({ db, who, scope, body }) => createOrder(db, who, scope, body)),
  bind(contract.orders.cancel, ({ db, who, scope, body }) => cancelOrder(db, who, scope, body)),
  bind(contract.orders.accept, ({ db, who, scope, body }) => acceptOrder(db, who, scope, body)),
  bind(contract.orders.reject, ({ db, who, scope, body }) => rejectOrder(db, who, scope, body)),
  bind(contract.orders.reasons, ({ query }) => listReasons(query)),
  bind(contract.orders.readyForPickup, ({ db, who, scope, body }) =>
    readyForPickup(db, who, scope, body),
  ),
  bind(contract.orders.deliveryFailed, ({ db, who, scope, body }) =>
    failDelivery(db, who, scope, body),
  ),
  bind(contract.orders.confirmPayment, ({ db, who, scope, body }) =>
    confirmPayment(db, who, scope, body),
  ),
  bind(contract.orders.confirmDelivered, ({ db, who, scope, body }) =>
    confirmDelivered(db, who, scope, body),
  ),
  bind(contract.orderBulk.start, ({ db, who, scope, body }) => startBulk(db, who, scope, body)),
  bind(contract.orderDetail.detail, async ({ db, scope, query }) => ({
    ...(await showOrder(db, scope, query)),
    snapshot: snapshotOfBefore,
  })),
  bind(contract.orderDetail.summary, ({ db, scope, query }) => summariseOrder(db, scope, query)),
  bind(contract.orderDetail.note, ({ db, who, scope, body }) => noteOrder(db, who, scope, body)),
  bind(contract.orderDetail.usualBasket, ({ db, scope, query }) => usualBasket(db, scope, query)),
  bind(contract.orderDetail.importantNotes, ({ db, scope }) => listImportantNotes(db, scope)),
];
