import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';

type Props = { isBusy: boolean; onTake: () => void };

/** That a new version lies ready, and the way to it. */
export function UpdateBar({ isBusy, onTake }: Props) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 bg-brand-50 px-4 py-1 text-sm text-brand-900 md:px-8"
    >
      <p className="flex items-center gap-2 font-medium">
        <RefreshCw aria-hidden className="size-4 shrink-0" />
        Versi baru siap dipakai.
      </p>
      <Button variant="quiet" size="sm" isBusy={isBusy} onClick={onTake}>
        Muat ulang
      </Button>
    </div>
  );
}
