import type { CreditStanding } from '@marketplace/contract/credit-book';
import type { OrderRow } from '@marketplace/contract/order-row';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { creditWarning } from './credit-warning.ts';

type Props = { order: OrderRow; detail: OrderDetail; credit: CreditStanding };

/** What a seller should know of a buyer on terms: before accepting, whether they owe too much; later, what is still open. */
export function DetailCredit({ order, detail, credit }: Props) {
  const { term_open_amount: open } = detail;
  const warning =
    order.fulfilment_status === 'NEW' ? creditWarning(credit, order.total_amount) : undefined;
  const isPaidInPart = open !== null && open > 0 && open < order.total_amount;
  const text = isPaidInPart
    ? `Sudah dibayar ${rupiah(order.total_amount - open)}, sisa ${rupiah(open)}.`
    : warning;
  if (!text) return null;
  return (
    <Banner
      kind="important"
      link={
        <AppLink
          to="/seller/money/credit-book/buyer"
          search={{ buyerStoreId: detail.buyer.store_id, store_id: order.store_id }}
        >
          Lihat buku tempo
        </AppLink>
      }
    >
      {text}
    </Banner>
  );
}
