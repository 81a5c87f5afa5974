import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackLink } from '../navigation/back-link.tsx';

const layout = 'mx-auto grid w-full max-w-2xl gap-4 p-4 md:p-8';

type Props = { title: string; list: string; otherwise: string; children: ReactNode };

/** The filters of a list, on a page of their own with the way back to it. */
export function FilterPage({ title, list, otherwise, children }: Props) {
  return (
    <div className={layout}>
      <BackLink otherwise={otherwise}>{list}</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}

export function FilterPagePending() {
  return (
    <div role="status" aria-label="Memuat filter" className={layout}>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="h-24 w-3/5" />
    </div>
  );
}
