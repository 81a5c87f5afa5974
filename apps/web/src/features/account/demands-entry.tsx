import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ClipboardList } from 'lucide-react';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { demandSummaryQuery, waitingDemands } from '../../shared/demand-summary.query.ts';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

/** What buyers look for that the stores looked at could bring, with how many wait for an answer. */
export function DemandsEntry() {
  const services = useServices();
  const store_id = useAppState(({ store }) => chosenStore(store)) ?? '';
  const maySeeOrders = useAppState(({ store }) => maySee(store, 'order'));
  const isShown = store_id !== '' && maySeeOrders;
  const { data } = useQuery({ ...demandSummaryQuery(services, store_id), enabled: isShown });
  if (!isShown) return null;
  const waiting = data ? waitingDemands(data) : 0;
  return (
    <ListRow
      icon={
        <IconTile tone="brand">
          <ClipboardList />
        </IconTile>
      }
      title="Permintaan"
      subtitle="Barang yang dicari pembeli, dan penawaran Anda"
      trailing={
        <span className="flex items-center gap-2">
          {waiting > 0 && (
            <span>
              {number(waiting)}
              <span className="sr-only"> menunggu</span>
            </span>
          )}
          <ChevronRight aria-hidden className="size-5 text-ink-faint" />
        </span>
      }
      as={<AppLink to="/seller/buyer-demands" search={{ store_id }} />}
    />
  );
}
