import type { OrderRow } from '@marketplace/contract/order-row';
import { Printer } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';

/** To the order's invoice and everything that is printed for it. */
export const PapersLink = ({ order: { id, store_id } }: { order: OrderRow }) => (
  <AppLink
    to="/seller/orders/invoice"
    search={{ orderId: id, store_id }}
    className={buttonStyle({ variant: 'quiet' })}
  >
    <Printer aria-hidden className="size-5" />
    Faktur dan cetak
  </AppLink>
);
