import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { acceptMove, readyMove } from '../moves/direct-moves.ts';
import { otherSteps } from '../moves/other-steps.ts';
import { useMove } from '../moves/use-move.ts';

type Props = { order: OrderRow };

/** On the card: the next step with one tap, and the others behind the dots. */
export function CardActions({ order }: Props) {
  const next = nextSteps.find(([action]) => order.allowed_actions.includes(action));
  const Next = next?.[1];
  return (
    // Over the link that fills the card.
    <div className="relative flex shrink-0 items-center gap-2">
      <Others order={order} />
      {Next && <Next order={order} />}
    </div>
  );
}

/** What needs nothing but a tap is done here; what asks for something opens its form. */
const nextSteps: readonly (readonly [OrderAction, FunctionComponent<Props>])[] = [
  ['accept', Accept],
  ['confirm_shipment', Ship],
  ['ready_for_pickup', Ready],
  ['confirm_delivered', Delivered],
];

const look = 'min-h-11! px-4!';

const idsOf = ({ id, store_id }: OrderRow) => ({ orderId: id, store_id });

function Accept({ order }: Props) {
  const move = useMove();
  const accept = useAction(() => move(order, { ...acceptMove(order), isHeld: true }));
  return (
    <Button
      aria-label={`Terima, ${order.buyer_name}`}
      isBusy={accept.isBusy}
      onClick={accept.run}
      className={look}
    >
      Terima
    </Button>
  );
}

function Ready({ order }: Props) {
  const move = useMove();
  const ready = useAction(() => move(order, { ...readyMove(order), isHeld: true }));
  return (
    <Button
      aria-label={`Siap diambil, ${order.buyer_name}`}
      isBusy={ready.isBusy}
      onClick={ready.run}
      className={look}
    >
      Siap diambil
    </Button>
  );
}

function Ship({ order }: Props) {
  return (
    <AppLink
      {...pathWithIds('/seller/orders/drivers/select', idsOf(order))}
      aria-label={`Kirim, ${order.buyer_name}`}
      className={`${buttonStyle()} ${look}`}
    >
      Kirim
    </AppLink>
  );
}

function Delivered({ order }: Props) {
  return (
    <AppLink
      {...pathWithIds('/seller/orders/confirm-order-delivered', idsOf(order))}
      aria-label={`Sampai, ${order.buyer_name}`}
      className={`${buttonStyle()} ${look}`}
    >
      Sampai
    </AppLink>
  );
}

function Others({ order }: Props) {
  const navigate = useNavigate();
  const steps = otherSteps.filter(({ action }) => order.allowed_actions.includes(action));
  const go = (to: (typeof otherSteps)[number]['to'] | keyof typeof always) => () =>
    void navigate(pathWithIds(to, idsOf(order)));
  return (
    <Menu
      label={`Tindakan lain, ${order.buyer_name}`}
      trigger={<Ellipsis aria-hidden />}
      className="rounded-lg! border border-line-strong"
      items={[
        ...steps.map(({ to, label, action }) => ({
          label,
          onSelect: go(to),
          isDanger: action !== 'accept',
        })),
        ...(Object.keys(always) as (keyof typeof always)[]).map((to) => ({
          label: always[to],
          onSelect: go(to),
        })),
      ]}
    />
  );
}

const always = {
  '/seller/orders/detail': 'Lihat pesanan',
  '/seller/orders/contact-us': 'Hubungi pembeli',
} as const;
