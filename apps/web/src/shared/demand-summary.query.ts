import type { DemandSummary } from '@marketplace/contract/tender-offering-lists';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../platform/offline/cached-on-device.ts';
import type { Services } from '../platform/services.ts';
import { isSeveral } from '../platform/state/store-slice.ts';

export const demandSummaryKey = ['demand-summary'] as const;

/** How many demands of buyers stand where, and which closes first: of one store, or of all of them or several. */
export const demandSummaryQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...demandSummaryKey, { store_id }] as const,
    queryFn: ({ signal }) => {
      const several = store_id.includes(',') && { store_id: store_id.split(',') };
      const stores = isSeveral(store_id)
        ? { select_all_seller_store: true, ...several }
        : { seller_store_id: store_id };
      return api('GET /api/tenders/offerings/summary', { query: stores }, { signal });
    },
    meta: cachedOnDevice,
  });

/** How many wait for the seller: demands that nobody has answered, and counter-offers. */
export const waitingDemands = ({ counts, countered }: DemandSummary): number =>
  counts.OPEN + countered;
