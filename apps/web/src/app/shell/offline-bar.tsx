import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import { clock } from '../../platform/format/time.ts';
import { useServices } from '../../platform/services.ts';

/** Says that there is no signal, and how old what is shown is. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm font-medium text-white">
          <WifiOff aria-hidden className="size-4" />
          <Age />
        </p>
      )}
    </div>
  );
}

function Age() {
  const { queryClient, state } = useServices();
  const [latest] = useState(() =>
    Math.max(
      0,
      ...queryClient
        .getQueryCache()
        .getAll()
        .map((query) => query.state.dataUpdatedAt),
    ),
  );
  const timeZone = state.getState().store.active?.time_zone ?? 'Asia/Jakarta';
  return latest > 0 ? `Luring - data pukul ${clock(latest, timeZone)}` : 'Luring';
}
