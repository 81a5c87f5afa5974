import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import type { Services } from '../../platform/services.ts';
import { orderDetailQuery } from './order-detail.query.ts';

export const startOrderDetail = (
  services: Services,
  orderId: string,
  store_id: string | undefined,
  cause: Parameters<typeof startWithLastKnown>[2],
) => startWithLastKnown(services, orderDetailQuery(services, orderId, store_id), cause);
