import type { OrderRow } from '@marketplace/contract/order-row';
import { Landmark } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';

/** Nothing of these is paid out. */
const over: readonly string[] = ['REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'];

/** To the account that an order's money goes to, where the marketplace holds or will hold it. */
export function PayoutAccountLink({ order }: { order: OrderRow }) {
  const { id, store_id, payment_method, fulfilment_status } = order;
  const maySee = useAppState(({ store }) => store.by_id[store_id]?.permission.store !== 'NONE');
  if (payment_method !== 'TRANSFER' || over.includes(fulfilment_status) || !maySee) return null;
  return (
    <AppLink
      to="/seller/disbursement-banks/select"
      search={{ orderId: id, store_id }}
      className={buttonStyle({ variant: 'quiet' })}
    >
      <Landmark aria-hidden className="size-5" />
      Rekening untuk uang pesanan ini
    </AppLink>
  );
}
