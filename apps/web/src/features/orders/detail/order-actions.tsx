import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Kbd, pressedBy } from '../../../ui/kbd.tsx';
import { acceptMove, readyMove } from '../moves/direct-moves.ts';
import { otherSteps } from '../moves/other-steps.ts';
import { useMove } from '../moves/use-move.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { PendingChange } from '../pending-change.tsx';
import { ShipAction } from '../shipping/ship-action.tsx';
import { usePendingChange } from '../use-pending-change.ts';
import { ActionUnavailable } from './action-unavailable.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';

type Props = { order: OrderRow };
type StepProps = Props & { detail: OrderDetail | undefined; isComing: boolean };
type ActionsProps = Props & {
  detail: OrderDetail | undefined;
  /** The lines are on their way: nobody accepts what they have not seen. */
  isComing: boolean;
};
type AreaProps = ActionsProps & {
  /** It came in the place of another by itself. */
  isNext: boolean;
};

/** What may be done with an order next, as the server said; what was done and waits can be taken back. */
export function OrderActions({ order, detail, isComing, isNext }: AreaProps) {
  const waiting = usePendingChange(order.id);
  const area = waiting ? `waiting ${waiting.id}` : order.allowed_actions.join();
  return (
    <ActionArea of={`${order.id} ${area}`} isNext={isNext}>
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
        <Step key={action} order={order} detail={detail} isComing={isComing && !detail} />
      ))}
      {firsts.length === 0 && <ActionUnavailable order={order} />}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-3 *:grow">
          {others.map((step) => (
            <AppLink
              key={step.to}
              {...pathWithIds(step.to, { orderId: order.id, store_id: order.store_id })}
              {...pressedBy(step.keys)}
              className={buttonStyle({ variant: 'secondary' })}
            >
              <span>
                {stepLabel(step, detail)}
                <Kbd keys={step.keys} />
              </span>
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

/** Less can be sent only where the buyer allows it. */
const stepLabel = (
  { action, label }: (typeof otherSteps)[number],
  detail: OrderDetail | undefined,
): string => (action === 'accept' && detail?.allow_partial === false ? 'Atur hari kirim' : label);

function Accept({ order, isComing }: StepProps) {
  const move = useMove();
  const accept = useAction(() => move(order, acceptMove(order)));
  return (
    <Button
      isBlock
      icon={<Check aria-hidden />}
      isBusy={accept.isBusy}
      aria-disabled={isComing || undefined}
      onClick={accept.run}
      {...pressedBy('a')}
    >
      Terima Pesanan
      <Kbd keys="a" />
    </Button>
  );
}

function ReadyForPickup({ order, isComing }: StepProps) {
  const move = useMove();
  const ready = useAction(() => move(order, readyMove(order)));
  return (
    <Button
      isBlock
      icon={<Check aria-hidden />}
      isBusy={ready.isBusy}
      aria-disabled={isComing || undefined}
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
