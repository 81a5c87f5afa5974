import type { PayoutDetail } from '@marketplace/contract/money-payouts';
import { ChevronRight } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

type Props = Pick<PayoutDetail, 'payout' | 'claims'>;

/** Refunds that the marketplace has paid for the store: what it keeps of this payout for them, or will. */
export function PayoutClaims({ payout: { state, store_id, amount }, claims }: Props) {
  if (claims.length === 0) return null;
  const isKept = state === 'SENT' || state === 'ARRIVED';
  const kept = claims.reduce((sum, claim) => sum + claim.amount, 0);
  return (
    <Card isFlush aria-labelledby="claims">
      <CardTitle id="claims" className="px-4 pt-4 pb-1">
        {isKept ? 'Dipotong' : 'Akan dipotong'} {rupiah(kept)}
      </CardTitle>
      <p className="px-4 pb-2 text-sm text-ink-soft">
        Pengembalian ke pembeli yang sudah dibayarkan marketplace untuk toko ini.{' '}
        {isKept ? 'Yang ditransfer' : 'Yang akan ditransfer'} {rupiah(amount - kept)}.
      </p>
      <ul aria-labelledby="claims" className="divide-y divide-line">
        {claims.map(({ complaint_id, order_id, order_number, amount }) => (
          <li key={complaint_id}>
            <ListRow
              title={`Komplain pesanan #${order_number}`}
              trailing={
                <span className="flex items-center gap-2 tabular-nums">
                  {rupiah(-amount)}
                  <ChevronRight aria-hidden className="size-5 text-ink-faint" />
                </span>
              }
              as={
                <AppLink
                  to="/seller/orders/complaints/detail"
                  search={{ orderId: order_id, complaintId: complaint_id, store_id }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
