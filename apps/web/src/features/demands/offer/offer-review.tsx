import type { DefaultOffering, DemandDetail } from '@marketplace/contract/tender-offerings';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import {
  deliveryWords,
  goodsName,
  originWords,
  percentWords,
  quantityWords,
} from '../demand-words.ts';
import {
  counterOf,
  linesIn,
  lineTotal,
  listingOf,
  marginOfAll,
  shippingOf,
  totalOf,
} from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

type Props = { form: OfferForm; detail: DemandDetail; defaults: DefaultOffering };

/** The last step, and for the usual offer the only one: all of it at a glance. */
export function OfferReview({ form, detail, defaults }: Props) {
  const { values, base, setStep, problems } = form;
  const { items } = detail;
  const lines = linesIn(values);
  const left = items.filter(({ item_id }) => !lines.some(([id]) => id === item_id));
  const margin = marginOfAll(values, items);
  const shipping = shippingOf(values);
  return (
    <>
      <Card aria-labelledby="offer-goods">
        <CardTitle
          id="offer-goods"
          action={
            <Button variant="quiet" size="sm" onClick={() => setStep(1)}>
              Ubah
              <span className="sr-only"> barang dan harga</span>
            </Button>
          }
        >
          Barang dan harga
        </CardTitle>
        {lines.length === 0 && (
          <p className="mt-2 text-ink-soft">Belum ada barang yang ditawarkan.</p>
        )}
        <ul aria-labelledby="offer-goods" className="mt-1 divide-y divide-line">
          {lines.map(([item_id, line]) => {
            const item = items.find((each) => each.item_id === item_id);
            const listing = item && listingOf(item, line);
            const target = listing?.target_price;
            const counter = counterOf(base, item_id, line);
            const wrong = problems[`price ${item_id}`] ?? problems[`quantity ${item_id}`];
            return (
              <li key={item_id} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
                  <span className="min-w-0 wrap-anywhere">
                    {line.isSubstitute || !item ? line.offered.product_name : goodsName(item)}
                  </span>
                  <span className="tabular-nums">{rupiah(lineTotal(line))}</span>
                </p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {number(line.quantity)} {line.offered.uom_name} × Rp{'\u00a0'}
                  {line.price}
                  {target ? ` · diminta ${rupiah(target)}` : ''}
                </p>
                {counter !== undefined && (
                  <p className="text-sm font-semibold text-soon-700 tabular-nums">
                    Pembeli menawar {rupiah(counter)}
                  </p>
                )}
                {line.isSubstitute && item && (
                  <p className="text-sm text-soon-700 wrap-anywhere">Pengganti {goodsName(item)}</p>
                )}
                {listing && line.quantity < listing.quantity && (
                  <p className="text-sm text-soon-700">
                    Dicari {quantityWords(listing.quantity, listing)}
                  </p>
                )}
                {wrong && <p className="text-sm text-wrong-700">{wrong}</p>}
                <Origin {...{ item_id, defaults }} price={line.price} />
              </li>
            );
          })}
        </ul>
        {left.length > 0 && (
          <p className="border-t border-line pt-2 text-sm text-ink-soft">
            Tidak ditawarkan: {left.map((item) => goodsName(item)).join(', ')}.
          </p>
        )}
      </Card>
      <Card aria-labelledby="offer-terms">
        <CardTitle
          id="offer-terms"
          action={
            <Button variant="quiet" size="sm" onClick={() => setStep(2)}>
              Ubah
              <span className="sr-only"> pengiriman</span>
            </Button>
          }
        >
          Pengiriman
        </CardTitle>
        <p className="mt-1 text-sm">
          {deliveryWords[values.delivery]}
          {values.delivery === 'STORE_COURIER' &&
            `, ${shipping > 0 ? `ongkos ${rupiah(shipping)}` : 'gratis ongkos'}`}
          . Berlaku {values.days} hari.
        </p>
        {values.note && <p className="mt-1 text-sm wrap-anywhere">“{values.note}”</p>}
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-1 border-t border-line pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-2xl font-bold tracking-tight tabular-nums">
            {rupiah(totalOf(values))}
          </dd>
          {margin !== undefined && (
            <>
              <dt className="text-sm text-ink-soft">Margin barang</dt>
              <dd className="text-right text-sm font-semibold tabular-nums">
                {percentWords(margin)}
              </dd>
            </>
          )}
        </dl>
      </Card>
    </>
  );
}

type OriginProps = { item_id: string; price: string; defaults: DefaultOffering };

/** Where a price comes from that nobody has touched. */
function Origin({ item_id, price, defaults }: OriginProps) {
  const line = defaults.lines.find((each) => each.item_id === item_id);
  if (!line || line.price_from === 'PRICE' || number(line.unit_price) !== price) return null;
  return <p className="text-xs text-ink-faint">{originWords[line.price_from]}</p>;
}
