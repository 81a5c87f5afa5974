import type { OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../platform/navigation/path-with-ids.ts';
import { useOffline } from '../../platform/services.ts';
import { standingWords, useBarrier, useStoreStanding } from '../../platform/store-standing.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { ShipAction } from './ship-action.tsx';
import { useWaitingChange } from './use-waiting-change.ts';
import { WaitingChange } from './waiting-change.tsx';

/** What may be done with an order next, as the server said; what was done and waits can be taken back. */
export function OrderActions({ order }: { order: OrderRow }) {
  const { outbox } = useOffline();
  const waiting = useWaitingChange(order.id);
  if (waiting) return <WaitingChange change={waiting} />;
  if (order.allowed_actions.includes('confirm_delivered'))
    return <ConfirmDelivered order={order} />;
  if (order.allowed_actions.includes('confirm_shipment')) return <ShipAction order={order} />;
  if (!order.allowed_actions.includes('accept')) return <CannotAct order={order} />;
  const accept = () =>
    void outbox.add({
      call: 'POST /api/orders/seller/accept-order',
      body: { store_id: order.store_id, order_id: order.id },
      record: `order:${order.id}`,
      label: `Terima pesanan #${order.order_number}`,
    });
  return (
    <Button isBlock icon={<Check aria-hidden />} onClick={accept}>
      Terima Pesanan
    </Button>
  );
}

/** The button that would be here, and why it does nothing. */
function CannotAct({ order }: { order: OrderRow }) {
  const barrier = useBarrier('order', order.store_id);
  const standing = useStoreStanding(order.store_id);
  const isNew = order.fulfilment_status === 'NEW';
  const isBarred = isNew && standing === 'selling_not_allowed';
  const reason = barrier ?? (isBarred ? standingWords.selling_not_allowed.reason : undefined);
  if (!reason || (!isNew && !canEnd(order))) return null;
  return (
    <div className="grid gap-2">
      <Button isBlock disabled aria-describedby={`why-${order.id}`}>
        {isNew ? 'Terima Pesanan' : 'Konfirmasi Sampai'}
      </Button>
      <p id={`why-${order.id}`} className="text-sm text-ink-soft">
        {reason}
      </p>
    </div>
  );
}

const canEnd = ({ fulfilment_status }: OrderRow): boolean =>
  fulfilment_status === 'SHIPPED' || fulfilment_status === 'READY_FOR_PICKUP';

function ConfirmDelivered({ order }: { order: OrderRow }) {
  return (
    <AppLink
      {...pathWithIds('/seller/orders/confirm-order-delivered', {
        orderId: order.id,
        store_id: order.store_id,
      })}
      className={buttonStyle({ isBlock: true })}
    >
      Konfirmasi Sampai
    </AppLink>
  );
}
