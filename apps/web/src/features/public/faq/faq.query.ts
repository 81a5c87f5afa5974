import type { FaqTopic } from '@marketplace/contract/faq';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/client.ts';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';

export const faqKey = ['faq'] as const;

export const faqQuery = (api: Api) =>
  queryOptions({
    queryKey: faqKey,
    queryFn: async ({ signal }): Promise<FaqTopic[]> =>
      (await api('GET /api/faq/list', {}, { signal })).topics,
    meta: cachedOnDevice,
  });
