import type { CreditDetail } from '@marketplace/contract/credit-book';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { lateWords } from './credit-words.ts';
import { ReceivePayment } from './receive-payment.tsx';

type Owed = CreditDetail['orders'][number];
type Props = { store_id: string; orders: readonly Owed[] };

/** Each order that is owed for, and the way to write down what came in. */
export function OwedOrders({ store_id, orders }: Props) {
  const barrier = useBarrier('order', store_id);
  const [paid_id, setPaid] = useState<string>();
  const close = () => setPaid(undefined);
  const paid = orders.find(({ order_id }) => order_id === paid_id);
  if (orders.length === 0)
    return (
      <Card>
        <p className="text-ink-soft">Tidak ada pesanan yang belum dibayar.</p>
      </Card>
    );
  return (
    <Card isFlush aria-label="Pesanan yang belum dibayar">
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li
            key={order.order_id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 flex-[1_1_9rem]">
              <AppLink
                to="/seller/orders/detail"
                search={{ orderId: order.order_id, store_id }}
                className="font-semibold wrap-anywhere text-brand-700"
              >
                #{order.order_number}
              </AppLink>
              <p
                className={
                  order.late_days > 0
                    ? 'text-sm font-semibold text-wrong-700'
                    : 'text-sm text-ink-soft'
                }
              >
                {lateWords(order.late_days, order.due_on)}
              </p>
              <p className="tabular-nums">
                <b className="font-semibold">{rupiah(order.open_amount)}</b>
                {order.open_amount < order.total_amount && (
                  <span className="text-sm text-ink-soft"> dari {number(order.total_amount)}</span>
                )}
              </p>
            </div>
            {!barrier && (
              <Button variant="secondary" onClick={() => setPaid(order.order_id)}>
                Catat bayar<span className="sr-only"> pesanan {order.order_number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {barrier && <p className="border-t border-line px-4 py-3 text-ink-soft">{barrier}</p>}
      <Sheet isOpen={paid !== undefined} onClose={close} title="Catat pembayaran">
        {paid && <ReceivePayment store_id={store_id} order={paid} onDone={close} />}
      </Sheet>
    </Card>
  );
}
