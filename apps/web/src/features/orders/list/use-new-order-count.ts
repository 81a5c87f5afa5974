import { useQuery } from '@tanstack/react-query';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { orderPageQuery } from '../order-list.query.ts';

/** How many orders wait to be accepted in the stores that are looked at. */
export function useNewOrderCount(): number {
  const services = useServices();
  const store_id = useAppState(({ store }) => chosenStore(store));
  const filters = { ...(store_id ? { store_id } : {}), status: 'NEW' };
  const { data } = useQuery({
    ...orderPageQuery(services, filters, 1),
    enabled: store_id !== undefined,
  });
  return data?.counts.NEW ?? 0;
}
