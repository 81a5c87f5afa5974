import { Skeleton } from '../../../ui/skeleton.tsx';

/** In the shape of what comes: the head of the list and its first products. */
export function InventoryPending() {
  return (
    <div className="mx-auto w-full max-w-5xl">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3 md:px-5 md:pt-6">
        <p className="hidden text-2xl font-bold tracking-tight md:block">Produk</p>
        <Skeleton className="h-11 rounded-lg" />
        <Skeleton className="h-9 rounded-lg md:hidden" />
        <div className="flex gap-2 overflow-hidden">
          {['w-22', 'w-24', 'w-28', 'w-20', 'w-26'].map((width) => (
            <Skeleton key={width} className={`h-9 shrink-0 rounded-full ${width}`} />
          ))}
        </div>
      </div>
      <div className="px-4 pt-3 md:px-5">
        <Skeletons />
      </div>
    </div>
  );
}

/** Products that are on their way, said once to whoever listens. */
export function Skeletons() {
  return (
    <div role="status" aria-label="Memuat produk" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {[1, 2, 3, 4, 5].map((each) => (
        <ProductSkeleton key={each} />
      ))}
    </div>
  );
}

export function ProductSkeleton() {
  return (
    <div className="grid h-44 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 h-6 w-full" />
      <Skeleton className="h-6 w-full" />
    </div>
  );
}
