import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

export const registrationsKey = ['stores', 'registrations'] as const;

/** How it stands with the stores of the person that have asked to sell. */
export const registrationsQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: registrationsKey,
    queryFn: ({ signal }) => api('GET /api/store-registrations/list', {}, { signal }),
    meta: cachedOnDevice,
  });
