import { number, rupiah } from '../platform/format/money.ts';
import { Card } from '../ui/card.tsx';
import type { Offer } from './shared-order.ts';

const problemWords = {
  not_sold: () => 'Tidak dijual lagi',
  below_minimum: (line: Line) => `Paling sedikit ${number(line.minimum_order)} ${line.uom_name}`,
  stock_short: (line: Line) =>
    line.available > 0
      ? `Stok kurang, tersisa ${number(line.available)} ${line.uom_name}`
      : 'Stok habis',
};
type Line = Offer['lines'][number];

/** The goods and what they come to, at the prices of now. */
export const OfferGoods = ({ offer }: { offer: Offer }) => (
  <Card isFlush>
    <ul aria-label="Barang" className="divide-y divide-line">
      {offer.lines.map((line) => (
        <li key={line.inventory_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-4 py-3">
          <span className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{line.product_name}</b>
            <span className="block text-sm text-ink-soft">
              {`${number(line.quantity)} ${line.uom_name}`}
              {line.unit_price !== null && ` × ${rupiah(line.unit_price)}`}
            </span>
            {line.problem && (
              <span className="block text-sm font-semibold text-wrong-700">
                {problemWords[line.problem](line)}
              </span>
            )}
          </span>
          <span className="font-semibold tabular-nums">{rupiah(line.line_total)}</span>
        </li>
      ))}
    </ul>
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line px-4 py-3 tabular-nums">
      <dt>Harga barang</dt>
      <dd className="text-right">{rupiah(offer.subtotal)}</dd>
      {offer.discount > 0 && (
        <>
          <dt>Diskon</dt>
          <dd className="text-right">{`-${rupiah(offer.discount)}`}</dd>
        </>
      )}
      <dt>Ongkos kirim</dt>
      <dd className="text-right">{rupiah(offer.shipping_fee)}</dd>
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-right text-lg font-bold">{rupiah(offer.total_amount)}</dd>
    </dl>
  </Card>
);
