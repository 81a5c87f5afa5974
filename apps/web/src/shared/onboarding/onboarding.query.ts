import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

export const onboardingKey = ['onboarding'] as const;

/** How far a store is, asked anew whenever somebody comes to see. */
export const onboardingQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...onboardingKey, { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/in-app-onboarding/content', { query: { store_id } }, { signal }),
    staleTime: 0,
    meta: cachedOnDevice,
  });
