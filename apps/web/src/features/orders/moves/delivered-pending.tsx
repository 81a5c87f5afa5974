import { Skeleton } from '../../../ui/skeleton.tsx';

/** The form's place, before it is there. */
export function DeliveredPending() {
  return (
    <div
      className="mx-auto grid grid-cols-[minmax(0,1fr)] w-full max-w-xl gap-5 p-4 md:p-8"
      aria-busy="true"
    >
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-12 w-48 rounded-lg" />
      <Skeleton className="h-12 w-full rounded-lg" />
    </div>
  );
}
