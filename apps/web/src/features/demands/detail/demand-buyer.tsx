import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { ChatLink } from '../../../shared/chat-link.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';

type Props = { buyer: DemandDetail['buyer']; store_id: string; buyerId: string };

/** Who asks: what they have bought here before, and what they usually buy. */
export function DemandBuyer({ buyer, store_id, buyerId }: Props) {
  const { name, address, phone_number, district, city, history, usual } = buyer;
  const timeZone = useTimeZone(store_id);
  return (
    <Card aria-labelledby="demand-buyer">
      <CardTitle id="demand-buyer">Pembeli</CardTitle>
      <p className="mt-1 wrap-anywhere">
        <b className="font-semibold">{name}</b>
        <span className="block text-sm text-ink-soft">
          {address || [district, city].filter(Boolean).join(', ')}
        </span>
        {phone_number && (
          <span className="block text-sm">
            <PhoneNumber of={phone_number} />
          </span>
        )}
      </p>
      <p className="mt-2 text-sm">
        {history.order_count === 0 ? (
          'Belum pernah memesan di toko ini.'
        ) : (
          <>
            <b className="font-semibold">{number(history.order_count)} pesanan</b> di sini, selesai{' '}
            {number(history.completed_count)}, senilai{' '}
            <span className="tabular-nums">{rupiah(history.total_value)}</span>
            {history.last_order_at &&
              `. Terakhir ${dayWords(dayIn(history.last_order_at, timeZone))}`}
            .
          </>
        )}
      </p>
      {usual.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold">Biasanya membeli</h3>
          <ul className="mt-1 text-sm">
            {usual.map(({ inventory_id, product_name, uom_name, quantity, times }) => (
              <li key={inventory_id} className="flex justify-between gap-3 py-0.5">
                <span className="min-w-0 wrap-anywhere">{product_name}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {number(quantity)} {uom_name}, {number(times)}×
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3">
        <ChatLink store_id={store_id} buyerId={buyerId} />
      </div>
    </Card>
  );
}
