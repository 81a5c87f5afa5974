import type { QueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import { clockOrMoment } from '../../platform/format/time.ts';
import { useServices } from '../../platform/services.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { oldestNotRefreshed, oldestShown } from './oldest-shown.ts';

/** Says that there is no signal, or none that leads anywhere, and how old what is shown is. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const oldest = useOldest(isOnline ? oldestNotRefreshed : oldestShown);
  const timeZone = useTimeZone();
  const age =
    oldest === undefined ? '' : ` - data ${clockOrMoment(oldest, timeZone, { word: 'pukul ' })}`;
  return (
    <div role="status">
      {(!isOnline || age) && (
        <p className="flex items-center justify-center gap-2 bg-lifted px-4 py-2 text-sm font-medium text-white">
          <WifiOff aria-hidden className="size-4" />
          {isOnline ? 'Belum bisa diperbarui' : 'Tanpa sinyal'}
          {age}
        </p>
      )}
    </div>
  );
}

function useOldest(of: (queryClient: QueryClient) => number | undefined): number | undefined {
  const { queryClient } = useServices();
  return useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => of(queryClient),
  );
}
