import type { SellerSummary } from '@marketplace/contract/store-summary';
import { rupiah } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { allStores } from '../../platform/state/store-slice.ts';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';

type Props = { orders: SellerSummary['new_orders']; store_id: string };

/** The new orders that run out first, each a tap away. */
export function NextOrders({ orders, store_id }: Props) {
  if (orders.length === 0) return null;
  const isAll = store_id === allStores;
  return (
    <Card isFlush>
      <CardTitle
        className="px-4 pt-4 pb-1"
        action={
          <AppLink
            to="/seller/orders"
            search={{ status: 'NEW', sort: 'deadline', store_id }}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700"
          >
            Lihat semua
          </AppLink>
        }
      >
        Batas waktu terdekat
      </CardTitle>
      <ul aria-label="Batas waktu terdekat" className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <ListRow
              title={order.buyer_name}
              subtitle={
                <>
                  {isAll && <span className="block">{order.store_name}</span>}
                  {order.deadline_at && (
                    <span className="font-semibold text-soon-700">
                      <TimeLeft until={order.deadline_at} />
                    </span>
                  )}
                </>
              }
              trailing={<span className="tabular-nums">{rupiah(order.total_amount)}</span>}
              as={
                <AppLink
                  to="/seller/orders"
                  search={{ status: 'NEW', sort: 'deadline', store_id, orderId: order.id }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
