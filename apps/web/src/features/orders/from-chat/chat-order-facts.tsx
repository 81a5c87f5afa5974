import type { ChatOrderDetail } from '@marketplace/contract/chat-order';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { deliveryWords, paymentWords, problemWords } from './from-chat-words.ts';

/** What is in it at the prices of now, and what would keep it from coming. */
export function ChatOrderFacts({ order }: { order: ChatOrderDetail }) {
  const { lines, subtotal, discount, shipping_fee, total_amount, delivery_problem } = order;
  const isOpen = order.ended_at === null;
  const payments = order.payment_methods.map((method) =>
    method === 'TERM' && order.term_days
      ? `${paymentWords.TERM} ${order.term_days} hari`
      : paymentWords[method],
  );
  return (
    <>
      {isOpen && delivery_problem && (
        <Banner kind="important">
          {delivery_problem === 'delivery_unavailable'
            ? 'Kurir toko tidak mengantar ke kota pembeli ini. Ubah cara kirimnya.'
            : 'Belum mencapai minimum belanja untuk diantar. Tambah barang atau ubah cara kirimnya.'}
        </Banner>
      )}
      <Card isFlush aria-labelledby="chat-order-goods">
        <CardTitle id="chat-order-goods" className="px-4 pt-4 pb-2">
          {`${number(lines.length)} barang`}
        </CardTitle>
        <ul className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <li
              key={line.inventory_id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-4 py-3"
            >
              <span className="min-w-0">
                <b className="block font-semibold wrap-anywhere">{line.product_name}</b>
                <span className="block text-sm text-ink-soft">
                  {`${number(line.quantity)} ${line.uom_name}`}
                  {line.unit_price !== null && ` × ${rupiah(line.unit_price)}`}
                </span>
                {isOpen && line.problem && (
                  <span className="block text-sm font-semibold text-wrong-700">
                    {line.problem === 'stock_short' && line.available === 0
                      ? 'Stok habis'
                      : problemWords[line.problem]}
                    {line.problem === 'stock_short' &&
                      line.available > 0 &&
                      `, tersedia ${number(line.available)} ${line.uom_name}`}
                    {line.problem === 'below_minimum' &&
                      `, paling sedikit ${number(line.minimum_order)} ${line.uom_name}`}
                  </span>
                )}
              </span>
              <span className="text-right font-semibold tabular-nums">
                {rupiah(line.line_total)}
              </span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line px-4 py-3">
          <dt>Harga barang</dt>
          <dd className="text-right tabular-nums">{rupiah(subtotal)}</dd>
          {discount > 0 && (
            <>
              <dt>Diskon</dt>
              <dd className="text-right tabular-nums">{`-${rupiah(discount)}`}</dd>
            </>
          )}
          <dt>Ongkos kirim</dt>
          <dd className="text-right tabular-nums">{rupiah(shipping_fee)}</dd>
          <dt className="text-lg font-bold">Total</dt>
          <dd className="text-right text-lg font-bold tabular-nums">{rupiah(total_amount)}</dd>
        </dl>
      </Card>
      <Card>
        <dl className="grid gap-3">
          <Fact title="Pengiriman" text={deliveryWords[order.delivery]} />
          <Fact title="Pembayaran" text={payments.join(', ')} />
          {order.note && <Fact title="Catatan" text={order.note} />}
          {order.created_by_name && <Fact title="Dicatat oleh" text={order.created_by_name} />}
        </dl>
      </Card>
    </>
  );
}

const Fact = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{title}</dt>
    <dd className="font-medium wrap-anywhere">{text}</dd>
  </div>
);
