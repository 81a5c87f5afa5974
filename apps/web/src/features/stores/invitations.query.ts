import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../platform/services.ts';

export const invitationsQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['users', 'invitations'] as const,
    queryFn: ({ signal }) => api('GET /api/users/invitations', {}, { signal }),
    // Nothing tells of it: whoever looks at the page again may have answered elsewhere, or been asked meanwhile.
    refetchOnWindowFocus: 'always',
  });
