import type { OrderRow } from '@marketplace/contract/order-row';
import { number, rupiah } from '../../platform/format/money.ts';
import { moment } from '../../platform/format/time.ts';
import { Badge } from '../../ui/badge.tsx';
import { NextStep } from './next-step.tsx';
import { OrderActions } from './order-actions.tsx';
import { deliveryWords, goodsOf, paymentOf, statusWords } from './order-words.ts';

/** All that the list knows about an order. */
export function OrderSummary({ order }: { order: OrderRow }) {
  const { label, tone } = statusWords[order.fulfilment_status];
  const facts = [
    ['Toko', order.store_name],
    ['Masuk', moment(order.arrived_at ?? order.created_at, order.time_zone)],
    ['Barang', goodsOf(order)],
    ['Jumlah produk', number(order.total_product_unit)],
    ['Pembayaran', paymentOf(order)],
    ['Pengiriman', deliveryWords[order.delivery]],
  ] as const;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xl font-bold tracking-tight">{order.buyer_name}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <NextStep order={order} />
      <dl className="mt-4 grid gap-3 border-t border-line pt-4">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8rem_1fr] gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex items-baseline justify-between gap-3 border-t border-dashed border-line-strong pt-4">
        <span className="font-semibold">Total</span>
        <span className="text-2xl font-bold tracking-tight tabular-nums">
          {rupiah(order.total_amount)}
        </span>
      </div>
      <div className="mt-4 empty:hidden">
        <OrderActions order={order} />
      </div>
    </div>
  );
}
