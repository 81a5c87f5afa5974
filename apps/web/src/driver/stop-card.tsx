import { CircleCheck, MapPin, MessageCircle, Phone } from 'lucide-react';
import { number, rupiah } from '../platform/format/money.ts';
import { clock } from '../platform/format/time.ts';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import { telephoneLink, whatsappLink } from '../shared/contact-links.ts';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Stop } from './driver-device.ts';
import { goTo } from './driver-place.ts';
import { mapLink } from './stop-words.ts';

type Props = {
  stop: Stop;
  /** What was said of it last, and the store does not know yet. */
  tried: OutboxItem | undefined;
  place: number;
  store_name: string;
  time_zone: string;
};

/** Everything for one door: where it is, whom to call, what to hand over, what to take. */
export function StopCard({ stop, tried, place, store_name, time_zone }: Props) {
  const { order_id, phone_number } = stop;
  const hello = `Halo, saya kurir ${store_name}. Saya membawa pesanan #${stop.order_number}.`;
  return (
    <Card aria-labelledby={`stop-${order_id}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex gap-3">
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-700 text-lg font-bold text-on-strong"
        >
          {place}
        </span>
        <div className="min-w-0">
          <h2 id={`stop-${order_id}`} className="text-xl leading-snug font-bold wrap-anywhere">
            {stop.buyer_name}
          </h2>
          <p className="text-base wrap-anywhere">{stop.address}</p>
          <p className="text-sm text-ink-soft">#{stop.order_number}</p>
        </div>
      </div>
      {[stop.driver_note, stop.buyer_note].filter(Boolean).map((note) => (
        <p key={note} className="rounded-lg bg-note-50 px-3 py-2 text-base wrap-anywhere">
          “{note}”
        </p>
      ))}
      {stop.reports.map(({ happened_at, reason }) => (
        <Tried key={happened_at} at={clock(happened_at, time_zone)} reason={reason} />
      ))}
      {tried && <Tried at={clock(tried.created_at, time_zone)} reason={tried.label} />}
      <div className="grid grid-cols-3 gap-2 [&>a]:flex-col [&>a]:gap-1 [&>a]:px-1 [&>a]:text-sm">
        <a
          href={mapLink(stop)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <MapPin aria-hidden className="size-6" />
          Peta
        </a>
        {phone_number && (
          <>
            <a href={telephoneLink(phone_number)} className={buttonStyle({ variant: 'secondary' })}>
              <Phone aria-hidden className="size-6" />
              Telepon
            </a>
            <a
              href={whatsappLink(phone_number, hello)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden className="size-6" />
              WhatsApp
            </a>
          </>
        )}
      </div>
      <ul aria-label="Barang" className="divide-y divide-line border-y border-line">
        {stop.lines.map(({ id, product_name, quantity, uom_name }) => (
          <li key={id} className="flex justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{product_name}</span>
            <b className="shrink-0 font-bold tabular-nums">
              {number(quantity)} {uom_name}
            </b>
          </li>
        ))}
      </ul>
      {stop.cash_amount !== null && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-lg bg-soon-50 px-3 py-2">
          <span className="font-semibold text-soon-700">Terima tunai</span>
          <b className="text-2xl font-bold tabular-nums">{rupiah(stop.cash_amount)}</b>
        </p>
      )}
      <div className="grid gap-2">
        <Button
          isBlock
          icon={<CircleCheck aria-hidden />}
          className="min-h-14 text-lg"
          onClick={() => goTo({ form: 'delivered', order_id })}
        >
          Sudah diterima
        </Button>
        <Button
          isBlock
          variant="secondary"
          className="min-h-14 text-lg"
          onClick={() => goTo({ form: 'failed', order_id })}
        >
          Gagal antar
        </Button>
      </div>
    </Card>
  );
}

const Tried = ({ at, reason }: { at: string; reason: string | null }) => (
  <p className="text-sm font-semibold text-soon-700">
    Dicoba {at}: {reason}
  </p>
);
