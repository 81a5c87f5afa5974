import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import { clockOrMoment } from '../../platform/format/time.ts';
import { useServices } from '../../platform/services.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { oldestShown } from './oldest-shown.ts';

/** Says that there is no signal, and how old what is shown is. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-lifted px-4 py-2 text-sm font-medium text-white">
          <WifiOff aria-hidden className="size-4" />
          <Age />
        </p>
      )}
    </div>
  );
}

function Age() {
  const { queryClient } = useServices();
  const timeZone = useTimeZone();
  const oldest = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => oldestShown(queryClient),
  );
  if (oldest === undefined) return 'Luring';
  return `Luring - data ${clockOrMoment(oldest, timeZone, { word: 'pukul ' })}`;
}
