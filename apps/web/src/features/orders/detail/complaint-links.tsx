import type { OrderRow } from '@marketplace/contract/order-row';
import { Flag, MessageSquareWarning } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';

type Props = { order: OrderRow };

/** Buyers may complain for a week, and what they complained about can be read for good. */
export const wasDelivered: ReadonlySet<string> = new Set(['DELIVERED', 'COMPLETED', 'RETURNED']);

/** To what the buyer complains about: until it is settled, it is what there is to do. */
export const ComplaintsLink = ({
  order: { id, store_id },
  isQuiet = false,
}: Props & { isQuiet?: boolean }) => (
  <AppLink
    to="/seller/complaints"
    search={{ orderId: id, store_id }}
    className={buttonStyle({ variant: isQuiet ? 'quiet' : 'secondary' })}
  >
    <MessageSquareWarning aria-hidden className="size-5" />
    {isQuiet ? 'Komplain pesanan ini' : 'Lihat komplain'}
  </AppLink>
);

/** To tell the marketplace that something is wrong with an order. */
export const ReportLink = ({ order: { id, store_id } }: Props) => (
  <AppLink
    to="/seller/orders/complaints/add"
    search={{ orderId: id, store_id }}
    className={buttonStyle({ variant: 'quiet' })}
  >
    <Flag aria-hidden className="size-5" />
    Laporkan masalah
  </AppLink>
);
