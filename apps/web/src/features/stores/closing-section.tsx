import type { ClosingDay } from '@marketplace/contract/store-delivery';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { dayWords } from '../../platform/format/time.ts';
import { BarrierNote } from '../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Card } from '../../ui/card.tsx';
import { ClosingForm } from './closing-form.tsx';
import { RemovableRow } from './removable-row.tsx';
import { closingDaysQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** When the store takes no orders. */
export function ClosingSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const barrier = useBarrier('store', store.id);
  const query = closingDaysQuery(services, store.id);
  const { data, error, refetch } = useQuery(query);
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  const remove = async (closing_id: string, idempotencyKey: string) => {
    const body = { store_id: store.id, closing_id };
    const after = await services.api(
      'POST /api/stores/closing-days/remove',
      { body },
      { idempotencyKey },
    );
    services.queryClient.setQueryData(query.queryKey, after);
  };
  return (
    <>
      <BarrierNote barrier={barrier} />
      {data.closing_days.length === 0 ? (
        <p className="text-ink-soft">
          Belum ada hari libur. Pada hari libur pembeli tidak dapat memesan, dan melihat kapan toko
          buka lagi.
        </p>
      ) : (
        <Card isFlush>
          <ul aria-label="Hari libur" className="divide-y divide-line">
            {data.closing_days.map((days) => (
              <RemovableRow
                key={days.id}
                title={spanWords(days)}
                subtitle={days.note || 'Tanpa keterangan'}
                question={`Buka toko pada ${spanWords(days)}?`}
                consequence="Pembeli dapat memesan lagi pada hari itu."
                confirmLabel="Hapus hari libur"
                isFixed={barrier !== undefined}
                onRemove={(key) => remove(days.id, key)}
              />
            ))}
          </ul>
        </Card>
      )}
      {!barrier && <ClosingForm store={store} />}
    </>
  );
}

/** 8 Mar 2027, or 8 Mar 2027 sampai 14 Mar 2027 */
const spanWords = ({ date_from, date_to }: ClosingDay): string =>
  date_from === date_to
    ? dayWords(date_from)
    : `${dayWords(date_from)} sampai ${dayWords(date_to)}`;
