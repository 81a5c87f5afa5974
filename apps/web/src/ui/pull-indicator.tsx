import { ArrowDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** Above a list that is pulled down: how far still, then that it is on its way. */
export function PullIndicator({ pulled, isRefreshing }: { pulled: number; isRefreshing: boolean }) {
  if (!isRefreshing && pulled === 0) return null;
  return (
    <div
      role="status"
      aria-label={isRefreshing ? 'Memuat ulang' : 'Tarik untuk memuat ulang'}
      className="flex h-11 items-center justify-center text-brand-700"
    >
      {isRefreshing ? (
        <Spinner />
      ) : (
        <ArrowDown
          aria-hidden
          className={classNames('size-5 transition-transform', pulled >= 1 && 'rotate-180')}
        />
      )}
    </div>
  );
}
