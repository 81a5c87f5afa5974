import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { useLayer } from '../../../ui/layers.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { menuPanel } from '../../../ui/menu-part.ts';
import { otherSteps } from '../moves/other-steps.ts';
import { type DotsOf, dotsLabel } from './dots-of.ts';

type Props = {
  of: DotsOf;
  order: OrderRow;
  isOpen: boolean;
  onClose: () => void;
  /** Begins to select orders with this one. */
  onPick: (order: OrderRow) => void;
};

/** What else can be done with the order of a card. There is one menu for all of them. */
export function CardMenu({ of: { anchor, isByKey }, order, isOpen, onClose, onPick }: Props) {
  const navigate = useNavigate();
  useLayer(isOpen, onClose);
  const { loaded: MenuPanel } = useLazyPart(menuPanel, isOpen);
  const steps = otherSteps.filter(({ action }) => order.allowed_actions.includes(action));
  const ids = { orderId: order.id, store_id: order.store_id };
  if (!MenuPanel) return null;
  return (
    <MenuPanel
      label={dotsLabel(order)}
      anchor={{ current: anchor }}
      isOpen={isOpen}
      isByKey={isByKey}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      items={[
        ...[...steps.map(withDanger), ...always].map(({ to, ...item }) => ({
          ...item,
          onSelect: () => void navigate(pathWithIds(to, ids)),
        })),
        { label: 'Pilih beberapa pesanan', isDanger: false, onSelect: () => onPick(order) },
      ]}
    />
  );
}

const withDanger = ({ to, label, action }: (typeof otherSteps)[number]) => ({
  to,
  label,
  isDanger: action !== 'accept',
});

const always = [
  { to: '/seller/orders/detail', label: 'Lihat pesanan', isDanger: false },
  { to: '/seller/orders/contact-us', label: 'Hubungi pembeli', isDanger: false },
] as const;
