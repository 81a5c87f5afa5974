import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** How a desk is shared out between the list and the order beside it. */
export const deskColumns = 'md:grid-cols-[minmax(0,1fr)_clamp(22.5rem,26vw,36rem)]';

/** In the shape of what comes: the head of the list and its first cards or rows. */
export function OrdersPending() {
  return (
    <div role="status" aria-label="Memuat pesanan" className={`md:grid md:h-full ${deskColumns}`}>
      <div className="bg-surface md:border-r md:border-line">
        <Pending />
      </div>
    </div>
  );
}

function Pending() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line px-4 pt-1 pb-3 md:gap-2 md:pt-3">
        <div className="flex items-center gap-2 overflow-hidden max-md:order-1 md:min-h-11">
          <p className="mr-2 hidden text-xl font-bold tracking-tight md:block">Pesanan</p>
          {['w-20', 'w-28', 'w-32', 'w-26', 'w-24'].map((width) => (
            <Skeleton key={width} className={`h-11 shrink-0 rounded-full ${width}`} />
          ))}
        </div>
        <Skeleton className="h-12 rounded-lg md:h-11 md:max-w-xs" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-canvas px-4 pt-3 md:hidden">
        <CardSkeletons count={6} />
      </div>
      <div className="hidden md:block">
        <RowSkeletons count={14} />
      </div>
    </>
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

/** The head of the table and its first rows. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <>
      <div className="h-9 border-b border-line-strong" />
      {numbered(count).map((number) => (
        <div key={number} className="flex h-10 items-center gap-6 border-b border-line pr-4 pl-14">
          <Skeleton className="h-5 w-16 shrink-0" />
          <Skeleton className="h-4 w-36 shrink-0" />
          <Skeleton className="h-4 min-w-0 flex-1" />
          <Skeleton className="h-4 w-24 shrink-0" />
        </div>
      ))}
    </>
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
