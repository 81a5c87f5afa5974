import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Services, ServicesProvider } from '../platform/services.ts';

type Props = { services: Services; router: AnyRouter; onMounted?: () => void };

export function App({ services, router, onMounted }: Props) {
  // After the effects of what is inside: the router follows the history by itself then.
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesProvider>
  );
}
