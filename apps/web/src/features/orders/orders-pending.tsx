import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of what comes: the head of the list and its first cards or rows. */
export function OrdersPending() {
  return (
    <div role="status" aria-label="Memuat pesanan">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3 md:w-[clamp(420px,36vw,560px)] md:border-r md:pt-6">
        <p className="hidden text-2xl font-bold tracking-tight md:block">Pesanan</p>
        <Skeleton className="h-12 rounded-lg" />
        <div className="flex gap-2 overflow-hidden">
          {['w-20', 'w-28', 'w-32', 'w-26', 'w-24'].map((width) => (
            <Skeleton key={width} className={`h-11 shrink-0 rounded-full ${width}`} />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-3 md:hidden">
        <CardSkeletons count={6} />
      </div>
      <div className="hidden border-r border-line bg-surface md:block md:w-[clamp(420px,36vw,560px)]">
        <RowSkeletons count={10} />
      </div>
    </div>
  );
}

/** Rows that are on their way, said once to whoever listens. */
export function Coming({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      aria-label="Memuat pesanan"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-0"
    >
      {children}
    </div>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return numbered(count).map((number) => (
    <div
      key={number}
      className="grid h-33 grid-cols-[minmax(0,1fr)] content-between rounded-lg border border-line bg-surface p-3"
    >
      <div className="flex justify-between gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-14" />
      </div>
      <Skeleton className="h-6 w-48" />
      <div className="flex items-end justify-between gap-2">
        <Skeleton className="h-9 w-28" />
        <Skeleton className="h-11 w-36" />
      </div>
    </div>
  ));
}

export function RowSkeletons({ count }: { count: number }) {
  return numbered(count).map((number) => (
    <div
      key={number}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-5 py-3.5"
    >
      <div className="flex justify-between gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="flex justify-between gap-2">
        <Skeleton className="h-4 w-60" />
        <Skeleton className="h-4 w-24" />
      </div>
    </div>
  ));
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
