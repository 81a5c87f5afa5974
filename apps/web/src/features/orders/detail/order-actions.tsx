import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Kbd, pressedBy } from '../../../ui/kbd.tsx';
import { acceptCall } from '../moves/accept-call.ts';
import { useMove } from '../moves/use-move.ts';
import { PendingChange } from '../pending-change.tsx';
import { ShipAction } from '../shipping/ship-action.tsx';
import { usePendingChange } from '../use-pending-change.ts';
import { ActionUnavailable } from './action-unavailable.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';

type Props = { order: OrderRow };

/** What may be done with an order next, as the server said; what was done and waits can be taken back. */
export function OrderActions({ order }: Props) {
  const waiting = usePendingChange(order.id);
  const area = waiting ? `waiting ${waiting.id}` : order.allowed_actions.join();
  return (
    <ActionArea of={`${order.id} ${area}`}>
      {waiting ? <PendingChange change={waiting} /> : <Steps order={order} />}
    </ActionArea>
  );
}

function Steps({ order }: Props) {
  const isAllowed = (action: OrderAction) => order.allowed_actions.includes(action);
  const firsts = firstSteps.filter(([action]) => isAllowed(action));
  const others = otherSteps.filter(({ action }) => isAllowed(action));
  if (firsts.length + others.length === 0) return <ActionUnavailable order={order} />;
  return (
    <div className="grid gap-3">
      {firsts.map(([action, Step]) => (
        <Step key={action} order={order} />
      ))}
      {firsts.length === 0 && <ActionUnavailable order={order} />}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-3 *:grow">
          {others.map(({ to, label, keys }) => (
            <AppLink
              key={to}
              {...pathWithIds(to, { orderId: order.id, store_id: order.store_id })}
              {...pressedBy(keys)}
              className={buttonStyle({ variant: 'secondary' })}
            >
              <span>
                {label}
                <Kbd keys={keys} />
              </span>
            </AppLink>
          ))}
        </div>
      )}
    </div>
  );
}

/** The step that is meant to come next. */
const firstSteps: readonly (readonly [OrderAction, FunctionComponent<Props>])[] = [
  ['accept', Accept],
  ['confirm_shipment', ShipAction],
  ['ready_for_pickup', ReadyForPickup],
  ['confirm_delivered', ConfirmDelivered],
  ['confirm_payment', ConfirmPayment],
];

/** The others, each with a form of its own. */
const otherSteps = [
  { action: 'accept', to: '/seller/orders/accept', label: 'Atur hari & jumlah', keys: 'e' },
  { action: 'reject', to: '/seller/orders/reject', label: 'Tolak', keys: 'r' },
  {
    action: 'delivery_failed',
    to: '/seller/orders/delivery-failed',
    label: 'Gagal Antar',
    keys: 'r',
  },
] as const satisfies readonly { action: OrderAction; to: string; label: string; keys: string }[];

function Accept({ order }: Props) {
  const move = useMove();
  const { id: order_id, store_id } = order;
  const body = { store_id, order_id, gada_employee_id: null, changed_by_type: 'USER' } as const;
  const accept = useAction(() => move(order, { call: acceptCall, body, label: 'Terima' }));
  return (
    <Button
      isBlock
      icon={<Check aria-hidden />}
      isBusy={accept.isBusy}
      onClick={accept.run}
      {...pressedBy('a')}
    >
      Terima Pesanan
      <Kbd keys="a" />
    </Button>
  );
}

function ReadyForPickup({ order }: Props) {
  const move = useMove();
  const ready = useAction(() =>
    move(order, {
      call: 'POST /api/orders/seller/ready-for-pickup',
      body: { store_id: order.store_id, order_id: order.id },
      label: 'Siap diambil:',
    }),
  );
  return (
    <Button
      isBlock
      icon={<Check aria-hidden />}
      isBusy={ready.isBusy}
      onClick={ready.run}
      {...pressedBy('s')}
    >
      Siap Diambil
      <Kbd keys="s" />
    </Button>
  );
}

function ConfirmDelivered({ order }: Props) {
  return (
    <AppLink
      {...pathWithIds('/seller/orders/confirm-order-delivered', {
        orderId: order.id,
        store_id: order.store_id,
      })}
      {...pressedBy('s')}
      className={buttonStyle({ isBlock: true })}
    >
      <span>
        Konfirmasi Sampai
        <Kbd keys="s" />
      </span>
    </AppLink>
  );
}
