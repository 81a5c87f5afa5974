import type { Courier } from '@marketplace/contract/store-couriers';
import type { Services } from '../../../platform/services.ts';
import { driversQuery } from './drivers.query.ts';

type Drivers = { couriers: Courier[] };

/** The list with one driver as it is now, before the server is asked for all of it again. */
export function putDriver(
  { queryClient, api }: Pick<Services, 'api' | 'queryClient'>,
  courier: Courier,
): void {
  const { queryKey } = driversQuery({ api }, courier.store_id);
  queryClient.setQueryData<Drivers>(queryKey, (list) => ({
    couriers: [courier, ...(list?.couriers ?? []).filter(({ id }) => id !== courier.id)],
  }));
  void queryClient.invalidateQueries({ queryKey });
}

export function dropDriver(
  { queryClient, api }: Pick<Services, 'api' | 'queryClient'>,
  { store_id, id }: Courier,
): void {
  const { queryKey } = driversQuery({ api }, store_id);
  queryClient.setQueryData<Drivers>(queryKey, (list) => ({
    couriers: (list?.couriers ?? []).filter((each) => each.id !== id),
  }));
  void queryClient.invalidateQueries({ queryKey });
}
