import { rupiah } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card.tsx';
import { discountWords, sumsOf } from '../detail-words.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

/** From the goods to what is to be paid, each step shown. */
export function DetailTotals({ detail }: { detail: OrderDetail }) {
  const { subtotal, shipping_fee, refunded_amount, order } = detail;
  const { ordered, reduced, sent, discounts, borne } = sumsOf(detail);
  return (
    <Card>
      <dl className="grid gap-2">
        {reduced > 0 && (
          <>
            <Amount name="Pesanan awal" amount={ordered} />
            <Amount name="Dikurangi" amount={-reduced} />
          </>
        )}
        {discounts.length > 0 && (
          <>
            <Amount name="Harga barang" amount={sent} />
            {discounts.map(({ source_id, kind, name, amount }) => (
              <Amount
                key={`${kind} ${source_id}`}
                name={discountWords({ kind, name })}
                amount={-amount}
              />
            ))}
          </>
        )}
        <Amount name="Subtotal" amount={subtotal} />
        <Amount name="Ongkos kirim" amount={shipping_fee} />
        <TotalAmount amount={order.total_amount} />
        {refunded_amount > 0 && (
          <Amount name="Dikembalikan ke pembeli" amount={refunded_amount} isStrong />
        )}
        {borne > 0 && <Amount name="Ditanggung marketplace" amount={borne} />}
      </dl>
    </Card>
  );
}

const TotalAmount = ({ amount }: { amount: number }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-dashed border-line-strong not-first:mt-1 not-first:border-t not-first:pt-3">
    <dt className="font-semibold">Total</dt>
    <dd className="text-2xl font-bold tracking-tight wrap-anywhere tabular-nums">
      {rupiah(amount)}
    </dd>
  </div>
);

type AmountProps = { name: string; amount: number; isStrong?: boolean };

const Amount = ({ name, amount, isStrong = false }: AmountProps) => (
  <div
    className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? 'font-semibold text-soon-700' : 'text-ink-soft'}`}
  >
    <dt>{name}</dt>
    <dd className="wrap-anywhere tabular-nums">{rupiah(amount)}</dd>
  </div>
);
