import { Skeleton } from '../../ui/skeleton.tsx';

/** What the build draws of a step, which it knows nothing of yet. */
export const StepPending = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy="true">
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);
