import { Skeleton } from '../../../ui/skeleton.tsx';

/** The form's place, before it is there. */
export function ReasonPending() {
  return (
    <div
      className="mx-auto grid grid-cols-[minmax(0,1fr)] w-full max-w-xl gap-5 p-4 md:p-8"
      aria-busy="true"
    >
      <Skeleton className="h-8 w-64" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-7 w-72" />
      ))}
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-12 w-full rounded-lg" />
    </div>
  );
}
