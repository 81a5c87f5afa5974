import { Skeleton } from '../../../ui/skeleton.tsx';

/** In the shape of what comes: who ordered, and what. */
export function DetailPartsPending() {
  return (
    <div
      role="status"
      aria-label="Memuat rincian pesanan"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-60" />
        <Skeleton className="h-4 w-72" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex justify-between gap-4">
            <Skeleton className="h-10 w-48" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The whole page, before anything is known. */
export function OrderDetailPending() {
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] w-full max-w-2xl content-start gap-4 p-4 md:p-8">
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-5 w-56" />
      <DetailPartsPending />
    </div>
  );
}
