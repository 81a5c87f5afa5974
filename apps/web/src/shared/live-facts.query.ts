import type { LiveFacts } from '@marketplace/contract/help-words';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../platform/api/client.ts';
import { cachedOnDevice } from '../platform/offline/cached-on-device.ts';

export const liveFactsKey = ['live-facts'] as const;

/** Deadlines, rates and contacts as they are now. */
export const liveFactsQuery = (api: Api) =>
  queryOptions({
    queryKey: liveFactsKey,
    queryFn: async ({ signal }): Promise<LiveFacts> =>
      (await api('GET /api/content/facts', {}, { signal })).facts,
    meta: cachedOnDevice,
  });
