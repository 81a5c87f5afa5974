import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { acceptCall } from '../moves/accept-call.ts';
import { useMove } from '../moves/use-move.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { PendingChange } from '../pending-change.tsx';
import { ShipAction } from '../shipping/ship-action.tsx';
import { usePendingChange } from '../use-pending-change.ts';
import { ActionUnavailable } from './action-unavailable.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';

type Props = { order: OrderRow };
type StepProps = Props & { isComing: boolean };
type ActionsProps = Props & {
  detail: OrderDetail | undefined;
  /** The lines are on their way: nobody accepts what they have not seen. */
  isComing: boolean;
};

/** What may be done with an order next, as the server said; what was done and waits can be taken back. */
export function OrderActions({ order, detail, isComing }: ActionsProps) {
  const waiting = usePendingChange(order.id);
  const area = waiting ? `waiting ${waiting.id}` : order.allowed_actions.join();
  return (
    <ActionArea of={`${order.id} ${area}`}>
      {waiting ? <PendingChange change={waiting} /> : <Steps {...{ order, detail, isComing }} />}
    </ActionArea>
  );
}

function Steps({ order, detail, isComing }: ActionsProps) {
  const isAllowed = (action: OrderAction) => order.allowed_actions.includes(action);
  const firsts = firstSteps.filter(([action]) => isAllowed(action));
  const others = otherSteps.filter(({ action }) => isAllowed(action));
  if (firsts.length + others.length === 0) return <ActionUnavailable order={order} />;
  return (
    <div className="grid gap-3">
      {firsts.map(([action, Step]) => (
        <Step key={action} order={order} isComing={isComing && !detail} />
      ))}
      {firsts.length === 0 && <ActionUnavailable order={order} />}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-3 *:grow">
          {others.map(({ to, label }) => (
            <AppLink
              key={to}
              {...pathWithIds(to, { orderId: order.id, store_id: order.store_id })}
              className={buttonStyle({ variant: 'secondary' })}
            >
              {typeof label === 'string' ? label : label(detail)}
            </AppLink>
          ))}
        </div>
      )}
    </div>
  );
}

/** The step that is meant to come next. */
const firstSteps: readonly (readonly [OrderAction, FunctionComponent<StepProps>])[] = [
  ['accept', Accept],
  ['confirm_shipment', ShipAction],
  ['ready_for_pickup', ReadyForPickup],
  ['confirm_delivered', ConfirmDelivered],
  ['confirm_payment', ConfirmPayment],
];

type Label = string | ((detail: OrderDetail | undefined) => string);

/** Less can be sent only where the buyer allows it. */
const acceptLabel = (detail: OrderDetail | undefined): string =>
  detail && !detail.allow_partial ? 'Atur hari kirim' : 'Atur hari & jumlah';

/** The others, each with a form of its own. */
const otherSteps = [
  { action: 'accept', to: '/seller/orders/accept', label: acceptLabel },
  { action: 'reject', to: '/seller/orders/reject', label: 'Tolak' },
  { action: 'delivery_failed', to: '/seller/orders/delivery-failed', label: 'Gagal Antar' },
] as const satisfies readonly { action: OrderAction; to: string; label: Label }[];

function Accept({ order, isComing }: StepProps) {
  const move = useMove();
  const { id: order_id, store_id } = order;
  const body = { store_id, order_id, gada_employee_id: null, changed_by_type: 'USER' } as const;
  const accept = useAction(() => move(order, { call: acceptCall, body, label: 'Terima' }));
  return (
    <Button
      isBlock
      icon={<Check aria-hidden />}
      isBusy={accept.isBusy}
      aria-disabled={isComing || undefined}
      onClick={accept.run}
    >
      Terima Pesanan
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
    <Button isBlock icon={<Check aria-hidden />} isBusy={ready.isBusy} onClick={ready.run}>
      Siap Diambil
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
      className={buttonStyle({ isBlock: true })}
    >
      Konfirmasi Sampai
    </AppLink>
  );
}
