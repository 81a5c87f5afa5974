import { Skeleton } from '../../../ui/skeleton.tsx';

/** The list's place, before it is there. */
export function DriversPending() {
  return (
    <div
      role="status"
      aria-label="Memuat pengemudi"
      className="mx-auto grid grid-cols-[minmax(0,1fr)] w-full max-w-xl content-start gap-4 p-4 md:p-8"
    >
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-8 w-56" />
      <DriverLines />
    </div>
  );
}

export function DriverLines() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy="true" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-lg" />
      ))}
    </div>
  );
}
