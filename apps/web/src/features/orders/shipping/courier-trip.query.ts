import type { AnswerOf } from '@marketplace/contract/call';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;
type OfCourier = { store_id: string; courier_id: string };

/** While somebody looks at it, a driver is under way: what they do is seen within seconds. */
const betweenLooks = 10_000;

export const courierTripKey = ({ store_id, courier_id }: OfCourier) =>
  ['drivers', 'trip', { store_id }, courier_id] as const;

export const courierTripQuery = ({ api }: Needed, query: OfCourier) =>
  queryOptions({
    queryKey: courierTripKey(query),
    queryFn: ({ signal }) => api('GET /api/store-couriers/trip', { query }, { signal }),
    refetchInterval: betweenLooks,
    staleTime: 0,
  });

/** The link that was made here, as long as this page lives: the server does not know it any more. */
export const madeLinkQuery = (ofCourier: OfCourier) =>
  queryOptions<AnswerOf<'POST /api/store-couriers/trip/link'> | null>({
    queryKey: [...courierTripKey(ofCourier), 'link'] as const,
    // Nobody can be asked for it: whatever is asked anew, it stays.
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export type CourierTrip = AnswerOf<'GET /api/store-couriers/trip'>;
