import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { promotionSummaryQuery } from '../promotions.query.ts';

/** Prices belong to a store: of several, what there is in each. */
export function StoresOfPromotions({ store_id }: { store_id: string }) {
  const { data, error, refetch } = useQuery(promotionSummaryQuery(useServices(), store_id));
  const byId = useAppState(({ store }) => store.by_id);
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  const stores = data.stores.filter((store) => isStoreIn(store_id, store.store_id));
  return (
    <>
      <p className="text-ink-soft">Pilih toko yang akan ikut promosi.</p>
      <Card isFlush>
        <ul aria-label="Toko" className="divide-y divide-line">
          {stores.map(({ store_id: id, joinable, joined, vouchers }) => (
            <li key={id}>
              <ListRow
                title={byId[id]?.name ?? ''}
                subtitle={`${number(joined)} promosi diikuti, ${number(vouchers)} voucher berjalan`}
                trailing={joinable > 0 ? `${number(joinable)} bisa diikuti` : undefined}
                as={<AppLink to="/seller/promotion" search={{ store_id: id }} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
