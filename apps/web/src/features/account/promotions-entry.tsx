import { ChevronRight, Percent } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

/** What the stores looked at can join, and their own vouchers. */
export function PromotionsEntry() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  const maySeeGoods = useAppState(({ store }) => maySee(store, 'inventory'));
  if (!store_id || !maySeeGoods) return null;
  return (
    <ListRow
      icon={
        <IconTile tone="brand">
          <Percent />
        </IconTile>
      }
      title="Promosi"
      subtitle="Promosi marketplace, voucher, dan diskon borongan toko"
      trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
      as={<AppLink to="/seller/promotion" search={{ store_id }} />}
    />
  );
}
