import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { acceptMove, readyMove } from '../moves/direct-moves.ts';
import { otherSteps } from '../moves/other-steps.ts';
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
          {others.map(({ to, label }) => (
            <AppLink
              key={to}
              {...pathWithIds(to, { orderId: order.id, store_id: order.store_id })}
              className={buttonStyle({ variant: 'secondary' })}
            >
              {label}
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

function Accept({ order }: Props) {
  const move = useMove();
  const accept = useAction(() => move(order, acceptMove(order)));
  return (
    <Button isBlock icon={<Check aria-hidden />} isBusy={accept.isBusy} onClick={accept.run}>
      Terima Pesanan
    </Button>
  );
}

function ReadyForPickup({ order }: Props) {
  const move = useMove();
  const ready = useAction(() => move(order, readyMove(order)));
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
