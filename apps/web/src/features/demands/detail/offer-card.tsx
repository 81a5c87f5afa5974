import type { OfferDetail } from '@marketplace/contract/tender';
import type { DemandItem } from '@marketplace/contract/tender-offerings';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { deliveryWords, goodsName } from '../demand-words.ts';

type Props = { offer: OfferDetail; items: readonly DemandItem[] };

/** What the store has offered, as it stands. */
export function OfferCard({ offer, items }: Props) {
  const { lines, shipping_fee, total_amount, delivery, valid_until, note, state } = offer;
  const timeZone = useTimeZone(offer.store_id);
  const left = items.filter(({ item_id }) => !lines.some((line) => line.item_id === item_id));
  return (
    <Card aria-labelledby="demand-offer">
      <CardTitle id="demand-offer">Penawaran Anda</CardTitle>
      {offer.is_outdated && state === 'SENT' && (
        <Banner kind="important" className="mt-2">
          Pembeli mengubah permintaannya setelah penawaran ini. Periksa, lalu ubah penawaran Anda
          bila perlu.
        </Banner>
      )}
      <ul aria-labelledby="demand-offer" className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.item_id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{goodsName(line)}</span>
              <b className="font-semibold tabular-nums">{rupiah(line.line_total)}</b>
            </p>
            <p className="text-sm text-ink-soft tabular-nums">
              {number(line.quantity)} {line.uom_name} × {rupiah(line.unit_price)}
              {line.awarded_quantity > 0 &&
                line.awarded_quantity < line.quantity &&
                `, dipilih ${number(line.awarded_quantity)}`}
            </p>
            {line.is_substitute && (
              <p className="text-sm text-ink-soft wrap-anywhere">
                Pengganti: “{line.substitute_note}”
              </p>
            )}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 border-t border-line pt-2 text-sm">
        <dt>{deliveryWords[delivery]}</dt>
        <dd className="tabular-nums">{shipping_fee > 0 ? rupiah(shipping_fee) : 'Gratis'}</dd>
        <dt className="text-base font-semibold">Total</dt>
        <dd className="text-lg font-bold tracking-tight tabular-nums">{rupiah(total_amount)}</dd>
      </dl>
      {left.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          Tidak ditawarkan: {left.map((item) => goodsName(item)).join(', ')}.
        </p>
      )}
      {note && <p className="mt-2 text-sm wrap-anywhere">“{note}”</p>}
      {state === 'SENT' && (
        <p className="mt-2 text-sm text-ink-soft">Berlaku sampai {moment(valid_until, timeZone)}</p>
      )}
    </Card>
  );
}
