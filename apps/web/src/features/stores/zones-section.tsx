import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { rupiah } from '../../platform/format/money.ts';
import { BarrierNote } from '../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Card } from '../../ui/card.tsx';
import { RemovableRow } from './removable-row.tsx';
import { deliveryZonesQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';
import { ZoneForm } from './zone-form.tsx';

/** Where the store's own courier goes, and for what. */
export function ZonesSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const barrier = useBarrier('store', store.id);
  const query = deliveryZonesQuery(services, store.id);
  const { data, error, refetch } = useQuery(query);
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  const zones = data.delivery_zones;
  const remove = async (city_id: string, idempotencyKey: string) => {
    const body = { store_id: store.id, city_id };
    const options = { idempotencyKey };
    const after = await services.api('POST /api/stores/delivery-zones/remove', { body }, options);
    services.queryClient.setQueryData(query.queryKey, after);
  };
  return (
    <>
      <BarrierNote barrier={barrier} />
      <p className="text-ink-soft">
        {zones.length === 0
          ? 'Belum ada wilayah antar: kurir toko mengantar ke mana saja tanpa ongkos. Begitu satu kota ditambahkan, kota lain hanya bisa ambil sendiri.'
          : 'Kurir toko hanya mengantar ke kota di bawah ini. Pembeli dari kota lain dapat mengambil sendiri.'}
      </p>
      {zones.length > 0 && (
        <Card isFlush>
          <ul aria-label="Wilayah antar" className="divide-y divide-line">
            {zones.map(({ city_id, city, province, fee, minimum_amount }) => (
              <RemovableRow
                key={city_id}
                title={`${city}, ${province}`}
                subtitle={`Ongkos ${feeWords(fee)}, ${minimumWords(minimum_amount)}`}
                question={`Berhenti mengantar ke ${city}?`}
                consequence={
                  zones.length === 1
                    ? 'Ini wilayah terakhir: tanpa wilayah, kurir toko mengantar ke mana saja tanpa ongkos.'
                    : `Pembeli di ${city} hanya dapat mengambil sendiri.`
                }
                confirmLabel="Hapus wilayah"
                isFixed={barrier !== undefined}
                onRemove={(key) => remove(city_id, key)}
              />
            ))}
          </ul>
        </Card>
      )}
      {!barrier && <ZoneForm store_id={store.id} />}
    </>
  );
}

const feeWords = (fee: number): string => (fee === 0 ? 'gratis' : rupiah(fee));

const minimumWords = (amount: number): string =>
  amount === 0 ? 'tanpa minimum' : `minimum belanja ${rupiah(amount)}`;
