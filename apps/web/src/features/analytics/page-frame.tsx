import type { ReactNode } from 'react';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { isSeveral } from '../../platform/state/store-slice.ts';
import { NumbersNav } from '../../shared/figures/numbers-nav.tsx';
import { FirstTip } from '../../shared/onboarding/first-tip.tsx';

const analyticsPage =
  'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

type Props = {
  at: Parameters<typeof NumbersNav>[0]['at'];
  store_id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A page of numbers: which one it is, the way to the others, and of which stores. */
export function PageFrame({ at, store_id, title, action, children }: Props) {
  return (
    <div className={analyticsPage}>
      <div className="md:hidden print:hidden">
        <BackLink otherwise="/seller/more">Lainnya</BackLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">
          {title}
          {isSeveral(store_id) && (
            <span className="block text-sm font-normal tracking-normal text-ink-soft">
              Semua toko
            </span>
          )}
        </h1>
        {action}
      </div>
      <NumbersNav at={at} store_id={store_id} />
      <FirstTip tip="numbers" />
      {children}
    </div>
  );
}
