import type { DriverCashDetail } from '@marketplace/contract/driver-cash';
import { ChevronRight } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { clock, dayIn, dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

type Taken = DriverCashDetail['orders'][number];
type Props = { orders: readonly Taken[]; store_id: string };

/** What the cash is of, day by day, the last day first. */
export function CashOrders({ orders, store_id }: Props) {
  const timeZone = useTimeZone(store_id);
  const days = Map.groupBy(orders, ({ taken_at }) => dayIn(taken_at, timeZone));
  if (orders.length === 0)
    return (
      <Card>
        <p className="text-ink-soft">Tidak ada tunai yang belum disetor.</p>
      </Card>
    );
  return [...days].map(([day, taken]) => (
    <section key={day} aria-label={dayWords(day)}>
      <h2 className="mb-2 flex flex-wrap justify-between gap-x-3 font-semibold">
        {dayWords(day)}
        <span className="tabular-nums">{number(sumOf(taken))}</span>
      </h2>
      <Card isFlush>
        <ul className="divide-y divide-line">
          {taken.map((order) => (
            <li key={order.order_id}>
              <ListRow
                title={order.buyer_name}
                subtitle={`#${order.order_number} · ${clock(order.taken_at, timeZone)}${saidOf(order)}`}
                trailing={
                  <span className="flex items-center gap-2 tabular-nums">
                    {number(order.amount)}
                    <ChevronRight aria-hidden className="size-4 text-ink-faint" />
                  </span>
                }
                as={
                  <AppLink
                    to="/seller/orders/detail"
                    search={{ orderId: order.order_id, store_id }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}

/** What the driver says to have taken, where the order came to something else. */
const saidOf = ({ said_amount }: Taken) =>
  said_amount === null ? '' : ` · kata kurir ${number(said_amount)}`;

const sumOf = (taken: readonly Taken[]) => taken.reduce((sum, { amount }) => sum + amount, 0);
