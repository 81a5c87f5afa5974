import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { rupiah } from '../platform/format/money.ts';
import { clockOrMoment } from '../platform/format/time.ts';
import { Card } from '../ui/card.tsx';
import { DeliveredForm } from './delivered-form.tsx';
import { DoneStops } from './done-stops.tsx';
import type { DriverDevice, Stop, Trip } from './driver-device.ts';
import { goBack, type Place, usePlace } from './driver-place.ts';
import { FailedForm } from './failed-form.tsx';
import { StopCard } from './stop-card.tsx';
import { cashRefused, cashTaken, isOpen, openStops, triedAgain } from './stop-words.ts';
import { CallStore, Coming, Lost, OldList, Over } from './trip-parts.tsx';
import { useAnnouncedPlace } from './use-announced-place.ts';
import { WaitingList } from './waiting-list.tsx';

const titles = { delivered: 'Sudah diterima', failed: 'Gagal antar' };

/** The driver's page: the stops of a trip, or what stands in their place. */
export function TripPage({ device }: { device: DriverDevice }) {
  const { trip, refusal, problem, said } = useStore(device.state);
  const place = usePlace();
  const items = useStore(device.outbox.state, ({ items }) => items);
  const found = place && trip?.stops.find(({ order_id }) => order_id === place.order_id);
  const stop = found && (found.state === 'FAILED' || isOpen(found, items)) ? found : undefined;
  const isForm = !refusal && place && stop;
  const { setState } = device.state;
  useAnnouncedPlace(
    isForm ? `${place.form} ${place.order_id}` : '',
    isForm ? `${titles[place.form]}: ${stop.buyer_name}` : 'Antaran',
  );
  // What was said of one stop is not said of the next.
  useEffect(() => {
    if (place?.order_id) setState({ said: '' });
  }, [place?.order_id, setState]);
  return (
    <main className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-8">
      <p
        role="status"
        className={said && !isForm ? 'rounded-lg bg-brand-50 px-4 py-3 font-semibold' : 'sr-only'}
      >
        {!isForm && said}
      </p>
      {refusal ? (
        <Over device={device} trip={trip} text={refusal} />
      ) : !trip ? (
        problem ? (
          <Lost device={device} problem={problem} />
        ) : (
          <Coming />
        )
      ) : isForm ? (
        <StopForm {...{ device, trip, place, stop }} />
      ) : (
        <Stops device={device} trip={trip} />
      )}
    </main>
  );
}

type FormProps = { device: DriverDevice; trip: Trip; place: NonNullable<Place>; stop: Stop };

const StopForm = ({ device, trip, place, stop }: FormProps) => (
  <>
    <button
      type="button"
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-lg pr-3 pl-1 font-semibold text-brand-700"
    >
      <ChevronLeft aria-hidden className="size-5" />
      Daftar antaran
    </button>
    <div>
      <h1
        tabIndex={-1}
        className="text-2xl leading-tight font-bold tracking-tight wrap-anywhere outline-none"
      >
        {titles[place.form]}
      </h1>
      <p className="text-ink-soft wrap-anywhere">
        {stop.buyer_name}, #{stop.order_number}
      </p>
    </div>
    {place.form === 'delivered' ? (
      <DeliveredForm device={device} stop={stop} store_id={trip.store_id} />
    ) : (
      <FailedForm device={device} stop={stop} reasons={trip.reasons} />
    )}
  </>
);

function Stops({ device, trip }: { device: DriverDevice; trip: Trip }) {
  const items = useStore(device.outbox.state, ({ items }) => items);
  const { stops, time_zone, store_name } = trip;
  const open = openStops(stops, items);
  const done = stops.filter((stop) => !open.includes(stop));
  const unknown = cashRefused(items);
  const cash = cashTaken(stops, items) + unknown;
  const isWaiting = items.some(({ refusal }) => !refusal);
  return (
    <>
      <header>
        <p className="text-sm font-semibold text-ink-soft wrap-anywhere">
          {store_name} · {trip.driver_name}
        </p>
        <h1 tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
          {open.length > 0 ? `${open.length} antaran lagi` : 'Semua antaran selesai'}
        </h1>
        <p className="text-ink-soft">
          {done.length} dari {stops.length} selesai
          {cash > 0 && ` · tunai dibawa ${rupiah(cash)}`}
          {unknown > 0 && `, ${rupiah(unknown)} belum diakui toko`}
        </p>
      </header>
      <OldList device={device} trip={trip} />
      <WaitingList device={device} />
      {open.length === 0 && (
        <Card className="grid gap-1 text-center">
          <b className="text-lg font-bold">Terima kasih, {trip.driver_name}.</b>
          <p className="text-ink-soft">
            {cash > 0 ? `Setorkan tunai ${rupiah(cash)} ke toko.` : 'Tidak ada tunai yang disetor.'}{' '}
            {isWaiting
              ? 'Buka halaman ini lagi saat ada sinyal, supaya catatan terkirim.'
              : 'Halaman ini boleh ditutup.'}
          </p>
        </Card>
      )}
      {open.map((stop, index) => (
        <StopCard
          key={stop.order_id}
          {...{ stop, store_name, time_zone }}
          tried={triedAgain(stop, items)}
          place={index + 1}
        />
      ))}
      <DoneStops stops={done} time_zone={time_zone} isUnderWay={open.length > 0} />
      <CallStore trip={trip} />
      <p className="text-center text-sm text-ink-soft">
        Tautan berlaku sampai {clockOrMoment(trip.expires_at, time_zone)}.
      </p>
    </>
  );
}
