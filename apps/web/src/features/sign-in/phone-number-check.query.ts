import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api/client.ts';

export const phoneNumberCheck = (api: Api, phone_number: string) =>
  queryOptions({
    queryKey: ['users', 'phone_number', phone_number],
    queryFn: () => api('GET /api/users/phone_number/check', { query: { phone_number } }),
    // Long enough for one try; whoever was registered meanwhile comes back to the same page.
    staleTime: 30_000,
  });
