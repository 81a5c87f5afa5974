import type { OrderRow } from '@marketplace/contract/order-row';
import { IconButton } from '../../../ui/icon-button.tsx';
import { menuPanel } from '../../../ui/menu-part.ts';
import { warmUp } from './card-parts.ts';
import { type DotsOf, dotsLabel } from './dots-of.ts';

const warmUpMenu = () => {
  warmUp();
  menuPanel.load().catch(() => {});
};

type Props = { order: OrderRow; isOpen: boolean; onOpen: (of: DotsOf) => void };

export function CardDots({ order, isOpen, onOpen }: Props) {
  return (
    <IconButton
      label={dotsLabel(order)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerDown={warmUpMenu}
      // A click that a key made has no count.
      onClick={({ currentTarget, detail }) =>
        onOpen({ order_id: order.id, anchor: currentTarget, isByKey: detail === 0 })
      }
      className="rounded-lg! border border-line-strong"
    >
      <span aria-hidden="true" className="text-2xl leading-none font-bold">
        ···
      </span>
    </IconButton>
  );
}
