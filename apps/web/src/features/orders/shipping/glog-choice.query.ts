import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

type GlogInputs = { store_id: string; buyer_store_id: string; is_cod_required: boolean };

export const glogQuery = ({ api }: Pick<Services, 'api'>, query: GlogInputs) =>
  queryOptions({
    queryKey: ['drivers', 'glog', query] as const,
    queryFn: ({ signal }) => api('GET /api/stores/gada-logistic-available', { query }, { signal }),
    meta: cachedOnDevice,
  });
