import type { OrderRow } from '@marketplace/contract/order-row';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { pathWithIds } from '../../../platform/navigation/path-with-ids.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Kbd, pressedBy } from '../../../ui/kbd.tsx';

/** To the choice of who brings the goods. */
export function ShipAction({ order }: { order: OrderRow }) {
  return (
    <AppLink
      {...pathWithIds('/seller/orders/drivers/select', {
        orderId: order.id,
        store_id: order.store_id,
      })}
      {...pressedBy('s')}
      className={buttonStyle({ isBlock: true })}
    >
      <span>
        Kirim Pesanan
        <Kbd keys="s" />
      </span>
    </AppLink>
  );
}
