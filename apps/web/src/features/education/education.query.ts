import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** All that there is to read, without its texts: so it is searched here, without a signal, too. */
export const articlesQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: ['education', 'list'],
    queryFn: async ({ signal }) =>
      (await api('GET /api/education/list', undefined, { signal })).articles,
    meta: cachedOnDevice,
  });

/** What was opened once is read without a signal. */
export const articleQuery = ({ api }: Needed, slug: string) =>
  queryOptions({
    queryKey: ['education', 'article', slug],
    queryFn: async ({ signal }) =>
      (await api('GET /api/education/detail', { query: { slug } }, { signal })).article,
    meta: cachedOnDevice,
  });
