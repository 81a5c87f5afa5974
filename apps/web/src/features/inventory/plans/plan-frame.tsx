import type { ReactNode } from 'react';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const page = 'mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

type Props = { title: string; isWide?: boolean; children: ReactNode };

/** A page about many products at once, back to their list. */
export const PlanFrame = ({ title, isWide = false, children }: Props) => (
  <div className={classNames(page, isWide ? 'max-w-7xl' : 'max-w-3xl')}>
    <BackLink otherwise="/seller/inventory">Produk</BackLink>
    <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
    {children}
  </div>
);

export const PlanPending = () => (
  <div className={classNames(page, 'max-w-3xl')}>
    <Skeleton className="h-9 w-48" />
    <PlanSkeleton />
  </div>
);

export const PlanSkeleton = () => (
  <div role="status" aria-label="Memuat perubahan" className="grid gap-4">
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-32 w-full" />
  </div>
);
