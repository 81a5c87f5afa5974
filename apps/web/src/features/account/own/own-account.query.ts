import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

const ownAccountKey = ['own-account'] as const;

export const accountQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: [...ownAccountKey, 'detail'] as const,
    queryFn: ({ signal }) => api('GET /api/account/detail', {}, { signal }),
  });

export const loginsQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: [...ownAccountKey, 'logins'] as const,
    queryFn: ({ signal }) => api('GET /api/account/logins', {}, { signal }),
    // Where somebody else may be signed in is looked up when it is looked at.
    staleTime: 0,
  });
