import type { OrderRow } from '@marketplace/contract/order-row';
import { Landmark } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { isPaidOut } from '../detail-words.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

/** To the account that an order's money goes to, where the marketplace holds or will hold any. */
export function PayoutAccountLink({
  order,
  detail,
}: {
  order: OrderRow;
  detail: OrderDetail | undefined;
}) {
  const { id, store_id } = order;
  const maySee = useAppState(({ store }) => store.by_id[store_id]?.permission.store !== 'NONE');
  if (!isPaidOut(order, detail?.discounts) || !maySee) return null;
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
