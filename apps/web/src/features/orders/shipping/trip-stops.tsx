import { ChevronRight } from 'lucide-react';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import type { CourierTrip } from './courier-trip.query.ts';

type Trip = NonNullable<CourierTrip['trip']>;

const stopWords = {
  OPEN: { text: 'Belum', tone: 'note' },
  DELIVERED: { text: 'Diterima', tone: 'brand' },
  FAILED: { text: 'Gagal, perlu keputusan', tone: 'wrong' },
  CLOSED: { text: 'Ditutup', tone: 'neutral' },
} as const;

const tripWords = {
  OPEN: { text: 'Tautan aktif', tone: 'brand' },
  FINISHED: { text: 'Semua selesai', tone: 'neutral' },
  EXPIRED: { text: 'Tautan berakhir', tone: 'neutral' },
  REVOKED: { text: 'Tautan dicabut', tone: 'wrong' },
} as const;

/** How far the driver is, and when the link was last opened. */
export function TripStops({ trip, store_id }: { trip: Trip; store_id: string }) {
  const timeZone = useTimeZone(store_id);
  const { stops, state, last_seen_at, expires_at } = trip;
  const at = (instant: string) => clockOrMoment(instant, timeZone);
  const done = stops.filter((stop) => stop.state !== 'OPEN').length;
  const { text, tone } = tripWords[state];
  return (
    <Card isFlush aria-labelledby="trip-stops">
      <div className="px-4 pt-4 pb-3">
        <CardTitle id="trip-stops" action={<Badge tone={tone}>{text}</Badge>}>
          {done} dari {stops.length} tujuan selesai
        </CardTitle>
        <p className="mt-1 text-sm text-ink-soft">
          {last_seen_at ? `Terakhir dibuka kurir ${at(last_seen_at)}` : 'Belum dibuka kurir'}
          {state === 'OPEN' && `. Berlaku sampai ${at(expires_at)}`}
        </p>
      </div>
      <ul aria-label="Tujuan" className="divide-y divide-line border-t border-line">
        {stops.map((stop) => (
          <li key={stop.order_id}>
            <ListRow
              title={stop.buyer_name}
              subtitle={[
                `#${stop.order_number}`,
                stop.happened_at && at(stop.happened_at),
                stop.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
              trailing={
                <span className="flex items-center gap-2">
                  <Badge tone={stopWords[stop.state].tone}>{stopWords[stop.state].text}</Badge>
                  <ChevronRight aria-hidden className="size-4 text-ink-faint" />
                </span>
              }
              as={
                <AppLink to="/seller/orders/detail" search={{ orderId: stop.order_id, store_id }} />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
