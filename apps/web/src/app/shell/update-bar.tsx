import { RefreshCw } from 'lucide-react';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { takeUpdate } from '../watch-updates.ts';

/** Over every screen for as long as a new version lies ready: it says no more than that, and goes when it is taken. */
export function UpdateBar() {
  const taking = useAction(takeUpdate);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 bg-brand-50 px-4 py-1 text-sm text-brand-900 md:px-8"
    >
      <p className="flex items-center gap-2 font-medium">
        <RefreshCw aria-hidden className="size-4 shrink-0" />
        Versi baru siap dipakai.
      </p>
      <Button variant="quiet" size="sm" isBusy={taking.isBusy} onClick={() => taking.run()}>
        Muat ulang
      </Button>
    </div>
  );
}
