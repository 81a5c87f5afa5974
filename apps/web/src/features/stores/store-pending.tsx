import { Skeleton } from '../../ui/skeleton.tsx';

/** The page's place, before it is there: a list of sections, on a desk with a form beside it. */
export function StorePending() {
  return (
    <div
      role="status"
      aria-label="Memuat toko"
      className="mx-auto grid w-full max-w-5xl gap-6 p-4 md:grid-cols-[260px_minmax(0,1fr)] md:p-8"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Skeleton className="h-8 w-32" />
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14 w-full rounded-lg" />
        ))}
      </div>
      <div className="hidden content-start gap-4 md:grid">
        <FormSkeleton />
      </div>
    </div>
  );
}

export function FormSkeleton() {
  return (
    <>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-12 w-40 rounded-lg" />
    </>
  );
}
