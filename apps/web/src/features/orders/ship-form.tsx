import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BarrierNote } from '../../platform/forms/kept-form.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { DriverList } from './driver-list.tsx';
import { DriverChoice } from './driver-row.tsx';
import { DriverScreen } from './driver-screen.tsx';
import { driversQuery } from './drivers.query.ts';
import { DriversPending } from './drivers-pending.tsx';
import { GlogChoice, glog } from './glog-choice.tsx';
import { useMove } from './use-move.ts';

type About = Pick<
  OrderRow,
  'order_number' | 'buyer_name' | 'buyer_store_id' | 'delivery' | 'payment_method'
>;

type Draft = {
  /** What the form is about, for a page that opens without a signal and without the list. */
  about: About | undefined;
  /** The driver's id, or GLog. */
  carrier: string;
};

type Props = {
  orderId: string;
  store_id: string;
  /** A driver who was just added. */
  driverId: string | undefined;
  order: OrderRow | undefined;
};

/** Who brings the order. The choice survives the way to a new driver and back. */
export function ShipForm({ orderId, store_id, driverId, order }: Props) {
  const move = useMove();
  const navigate = useNavigate();
  const barrier = useBarrier('order', store_id);
  const draft = useDraft<Draft>(`ship:${orderId}`, { about: undefined, carrier: '' });
  const [isBusy, setBusy] = useState(false);
  const carrierName = useCarrierName(store_id);
  if (!draft.isReady) return <DriversPending />;
  const about = order ?? draft.value.about;
  const carrier = draft.value.carrier || driverId || '';
  const name = carrierName(carrier);
  const choose = (carrier: string) => draft.setValue({ about: about && aboutOf(about), carrier });

  const ship = async () => {
    setBusy(true);
    const by = carrier === glog ? { logistic: glog } : { courier_id: carrier };
    const isTaken = await move(
      { id: orderId, order_number: about?.order_number ?? '' },
      {
        call: 'POST /api/v2/orders/seller/confirm-order-shipment',
        body: { store_id, order_id: orderId, ...by },
        label: 'Kirim',
        how: `dengan ${name}`,
      },
    );
    setBusy(false);
    if (!isTaken) return;
    await draft.drop();
    void navigate({ to: '/seller/orders', search: { status: 'PROCESSING', store_id } });
  };

  return (
    <DriverScreen
      back={{ to: '/seller/orders', search: { status: 'PROCESSING', store_id } }}
      backLabel="Pesanan"
      title="Kirim dengan siapa?"
    >
      {about && (
        <p className="-mt-2 text-ink-soft">
          <b className="block text-ink">#{about.order_number}</b>
          {about.buyer_name}
        </p>
      )}
      <BarrierNote barrier={barrier} />
      {about && (
        <GlogChoice
          store_id={store_id}
          order={about}
          isChosen={carrier === glog}
          isFixed={barrier !== undefined}
          onChoose={() => choose(glog)}
        />
      )}
      <DriverList store_id={store_id} orderId={orderId} isFixed={barrier !== undefined}>
        {(driver) => (
          <DriverChoice
            key={driver.id}
            driver={driver}
            orderId={orderId}
            isChosen={carrier === driver.id}
            isFixed={barrier !== undefined}
            onChoose={() => choose(driver.id)}
          />
        )}
      </DriverList>
      {!barrier && (
        <BottomActions>
          <Button isBlock isBusy={isBusy} disabled={!name} onClick={() => void ship()}>
            {name ? `Kirim dengan ${name}` : 'Pilih pengemudi dulu'}
          </Button>
        </BottomActions>
      )}
    </DriverScreen>
  );
}

const aboutOf = ({
  order_number,
  buyer_name,
  buyer_store_id,
  delivery,
  payment_method,
}: About) => ({
  order_number,
  buyer_name,
  buyer_store_id,
  delivery,
  payment_method,
});

/** What the chosen one is called; nothing for one who cannot be sent any more. */
function useCarrierName(store_id: string): (carrier: string) => string | undefined {
  const { data } = useQuery(driversQuery(useServices(), store_id));
  return (carrier) =>
    carrier === glog
      ? 'GLog'
      : data?.couriers.find(({ id, is_active }) => id === carrier && is_active)?.name;
}
