import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { OrderFormPage, OrderSummary } from '../moves/order-form-page.tsx';
import { useMove } from '../moves/use-move.ts';
import { useReturnPath } from '../moves/use-return-path.ts';
import type { FoundOrder } from '../use-order.ts';
import { DriverList } from './driver-list.tsx';
import { DriverChoice } from './driver-row.tsx';
import { driversQuery } from './drivers.query.ts';
import { DriverLines, DriversPending } from './drivers-pending.tsx';
import { GlogChoice, glog } from './glog-choice.tsx';

type Base = Pick<
  OrderRow,
  'store_id' | 'order_number' | 'buyer_name' | 'buyer_store_id' | 'delivery' | 'payment_method'
>;

/** The driver's id, or GLog; and whom the address named when they were chosen. */
type Values = { carrier: string; named: string };

type Props = {
  orderId: string;
  store_id: string;
  /** A driver who was just added. */
  driverId: string | undefined;
  found: FoundOrder;
};

/** Who brings the order. The choice survives the way to a new driver and back. */
export function ShipForm({ orderId, store_id, driverId, found }: Props) {
  const { order } = found;
  const move = useMove();
  const leave = useReturnPath(store_id, 'PROCESSING');
  const barrier = useBarrier('order', store_id);
  const carrierName = useCarrierName(store_id);
  const offerLink = useOfferLink(store_id, carrierName);
  const name = `ship:${orderId}`;
  const form = useDraftForm<Values, Base | null, void>({
    name,
    base: order ? baseOf(order) : null,
    initial: () => ({ carrier: '', named: '' }),
    check: () => ({}),
    send: async (values, base) => {
      const chosen = chosenOf(values, driverId);
      const by = chosen === glog ? { logistic: glog } : { courier_id: chosen };
      await move(
        { id: orderId, order_number: base?.order_number ?? '' },
        {
          call: 'POST /api/v2/orders/seller/confirm-order-shipment',
          body: { store_id, order_id: orderId, ...by },
          label: 'Kirim',
          how: `dengan ${carrierName(chosen)}`,
          form: {
            to: '/seller/orders/drivers/select',
            search: { orderId, store_id },
            name,
            draft: { values: { carrier: chosen, named: '' }, base },
          },
        },
      );
    },
    onSent: (_, values) => offerLink(chosenOf(values, driverId)),
    leave,
  });
  if (!form.isReady) return <DriversPending />;
  const { base, problems } = form;
  const carrier = chosenOf(form.values, driverId);
  const carriedBy = carrierName(carrier);
  const choose = (carrier: string) => form.set({ carrier, named: driverId ?? '' });
  return (
    <OrderFormPage
      title="Kirim dengan siapa?"
      otherwise="/seller/orders?status=PROCESSING"
      {...{ orderId, store_id, found }}
      action="confirm_shipment"
      pending={<DriverLines />}
    >
      {base ? (
        <>
          <OrderSummary {...base} />
          <BarrierNote barrier={barrier} />
          {problems.form && <Banner kind="error">{problems.form}</Banner>}
          <GlogChoice
            store_id={store_id}
            order={base}
            isChosen={carrier === glog}
            isFixed={barrier !== undefined}
            onChoose={() => choose(glog)}
          />
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
              <Button isBlock isBusy={form.isBusy} disabled={!carriedBy} onClick={form.send}>
                {carriedBy ? `Kirim dengan ${carriedBy}` : 'Pilih pengemudi dulu'}
              </Button>
            </BottomActions>
          )}
        </>
      ) : (
        <LoadFailed error={found.error} onReload={() => void found.refetch()} />
      )}
    </OrderFormPage>
  );
}

/** Whoever was just added is meant, whoever was chosen before them; what was chosen since stays. */
const chosenOf = ({ carrier, named }: Values, driverId: string | undefined): string =>
  driverId && driverId !== named ? driverId : carrier;

const baseOf = ({
  store_id,
  order_number,
  buyer_name,
  buyer_store_id,
  delivery,
  payment_method,
}: OrderRow): Base => ({
  store_id,
  order_number,
  buyer_name,
  buyer_store_id,
  delivery,
  payment_method,
});

/** A driver of the store is given a link for what they bring. */
function useOfferLink(store_id: string, nameOf: (carrier: string) => string | undefined) {
  const navigate = useNavigate();
  return (driverId: string): void => {
    if (driverId === glog) return;
    const search = { driverId, store_id };
    const onSelect = () => void navigate({ to: '/seller/orders/drivers/trip', search });
    showToast({
      text: `Beri ${nameOf(driverId) ?? 'pengemudi'} tautan antarannya?`,
      action: { label: 'Tautan kurir', onSelect },
      isForNext: true,
    });
  };
}

/** What the chosen one is called; nothing for one who cannot be sent any more. */
function useCarrierName(store_id: string): (carrier: string) => string | undefined {
  const { data } = useQuery(driversQuery(useServices(), store_id));
  return (carrier) =>
    carrier === glog
      ? 'GLog'
      : data?.couriers.find(({ id, is_active }) => id === carrier && is_active)?.name;
}
