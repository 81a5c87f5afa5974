import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of what comes: today's numbers and what is to be done. */
export function HomePending() {
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:gap-6 md:p-8">
      <p className="text-2xl font-bold tracking-tight max-md:hidden">Beranda</p>
      <HomeContentPending />
    </div>
  );
}

export function HomeContentPending() {
  return (
    <div
      role="status"
      aria-label="Memuat beranda"
      className="grid items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4 md:order-2">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-4 w-36" />
      </div>
      <TaskSkeletons />
    </div>
  );
}

/** While it is not known yet whether there is anything to do. */
export const TasksPending = () => (
  <div role="status" aria-label="Memuat yang perlu dikerjakan">
    <TaskSkeletons />
  </div>
);

const TaskSkeletons = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4">
    <Skeleton className="h-5 w-32" />
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-lg" />
        <Skeleton className="h-5 w-48" />
      </div>
    ))}
  </div>
);
