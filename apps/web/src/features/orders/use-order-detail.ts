import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../platform/services.ts';
import { orderDetailQuery } from './order-detail.query.ts';

/** The detail of an order, if the address names one. */
export function useOrderDetail(orderId: string | undefined, store_id: string | undefined) {
  const services = useServices();
  return useQuery({
    ...orderDetailQuery(services, orderId ?? '', store_id),
    enabled: orderId !== undefined,
  });
}
