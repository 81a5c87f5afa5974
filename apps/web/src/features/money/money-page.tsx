import type { ReactNode } from 'react';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { chosenStore, isSeveral } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const moneyPage =
  'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:gap-5 md:p-8';

/** On a desk what is looked at stands beside where it comes from. */
export const twoColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:gap-6';

/** The stores that an address names, or those looked at; nothing before any is known. */
export function useStores(named: string | undefined): string | undefined {
  const chosen = useAppState(({ store }) => chosenStore(store));
  return named ?? chosen;
}

/** To all of the money, for who may see it; order staff come from “Lainnya”. */
export function BackToMoney() {
  const maySeeMoney = useAppState(({ store }) => maySee(store, 'store'));
  return maySeeMoney ? (
    <BackLink otherwise="/seller/money">Uang</BackLink>
  ) : (
    <BackLink otherwise="/seller/more">Lainnya</BackLink>
  );
}

/** Whose money it is, where that is not one store's. */
export function MoneyTitle({ store_id, children }: { store_id: string; children: ReactNode }) {
  return (
    <h1 className="text-2xl font-bold tracking-tight">
      {children}
      {isSeveral(store_id) && (
        <span className="block text-sm font-normal tracking-normal text-ink-soft">Semua toko</span>
      )}
    </h1>
  );
}

export const RowsPending = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <div
    role="status"
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-lg border border-line bg-surface px-4"
  >
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <div key={row} className="flex items-center justify-between gap-3 py-4">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-3 w-24 max-w-full" />
        </div>
        <Skeleton className="h-5 w-20 max-w-full" />
      </div>
    ))}
  </div>
);
