import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { CardDots } from './card-dots.tsx';
import type { DotsOf } from './dots-of.ts';
import { type DirectAction, makeMove } from './make-move.ts';

type Props = {
  order: OrderRow;
  isMenuOpen: boolean;
  onDots: (of: DotsOf) => void;
};

/** On the card: the next step with one tap, and the others behind the dots. */
export function CardActions({ order, isMenuOpen, onDots }: Props) {
  const next = nextSteps.find(({ action }) => order.allowed_actions.includes(action));
  return (
    // Over the link that fills the card.
    <div className="relative flex shrink-0 items-center gap-2">
      <CardDots order={order} isOpen={isMenuOpen} onOpen={onDots} />
      {next && (next.to ? <ToForm order={order} {...next} /> : <Direct order={order} {...next} />)}
    </div>
  );
}

type Step =
  | { action: DirectAction; label: string; to?: undefined }
  | { action: OrderAction; label: string; to: Form };
type Form = '/seller/orders/drivers/select' | '/seller/orders/confirm-order-delivered';

/** What needs nothing but a tap is done here; what asks for something opens its form. */
const nextSteps: readonly Step[] = [
  { action: 'accept', label: 'Terima' },
  { action: 'confirm_shipment', label: 'Kirim', to: '/seller/orders/drivers/select' },
  { action: 'ready_for_pickup', label: 'Siap diambil' },
  { action: 'confirm_delivered', label: 'Sampai', to: '/seller/orders/confirm-order-delivered' },
];

const look = 'min-h-11! px-4!';

function Direct({
  order,
  label,
  action,
}: {
  order: OrderRow;
  label: string;
  action: DirectAction;
}) {
  const { state } = useServices();
  const { outbox } = useOffline();
  const move = useAction(() => makeMove({ outbox, state }, order, action));
  return (
    <Button
      aria-label={`${label}, ${order.buyer_name}`}
      isBusy={move.isBusy}
      onClick={move.run}
      className={look}
    >
      {label}
    </Button>
  );
}

function ToForm({ order, label, to }: { order: OrderRow; label: string; to: Form }) {
  return (
    <AppLink
      to={to}
      search={{ orderId: order.id, store_id: order.store_id }}
      data-action=""
      aria-label={`${label}, ${order.buyer_name}`}
      className={`${buttonStyle()} ${look}`}
    >
      {label}
    </AppLink>
  );
}
