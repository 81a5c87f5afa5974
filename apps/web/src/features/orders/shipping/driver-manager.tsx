import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useAppState } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { DriverList } from './driver-list.tsx';
import { DriverLink } from './driver-row.tsx';
import { DriverScreen } from './driver-screen.tsx';

/** The drivers of a store, whether or not there is something to bring. */
export function DriverManager({ store_id }: { store_id: string }) {
  const barrier = useBarrier('order', store_id);
  const name = useAppState(({ store }) => store.by_id[store_id]?.name);
  return (
    <DriverScreen back={{ to: '/seller/more', search: {} }} backLabel="Lainnya" title="Pengemudi">
      <p className="-mt-3 text-ink-soft">{name}</p>
      <BarrierNote barrier={barrier} />
      <DriverList store_id={store_id} isFixed={barrier !== undefined}>
        {(driver) => <DriverLink key={driver.id} driver={driver} />}
      </DriverList>
    </DriverScreen>
  );
}
