import type { LiveFacts } from '@marketplace/contract/help-words';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { liveFactsQuery } from '../../shared/live-facts.query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What is said with the numbers of now; within the application they are asked for. */
export function WithFacts({ children }: { children: (facts: LiveFacts) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(liveFactsQuery(useServices().api));
  if (data) return children(data);
  if (error)
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  return (
    <div role="status" aria-label="Memuat">
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
