import { Skeleton } from '../../../ui/skeleton.tsx';
import { moneyPage, RowsPending, twoColumns } from '../money-page.tsx';

/** In the shape of what comes. */
export function MoneyPending() {
  return (
    <div className={moneyPage}>
      <p className="text-2xl font-bold tracking-tight">Uang</p>
      <div className={twoColumns}>
        <SaldoPending />
        <RowsPending label="Memuat mutasi" />
      </div>
    </div>
  );
}

export const SaldoPending = () => (
  <div
    role="status"
    aria-label="Memuat saldo"
    className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
  >
    <Skeleton className="h-4 w-32 max-w-full" />
    <Skeleton className="h-9 w-56 max-w-full" />
    <Skeleton className="h-2.5 w-full rounded-full" />
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="flex items-center justify-between gap-3 py-2">
        <Skeleton className="h-9 w-36 max-w-full" />
        <Skeleton className="h-5 w-24 max-w-full" />
      </div>
    ))}
  </div>
);
