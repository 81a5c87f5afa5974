import type { OpeningHours } from '@marketplace/contract/opening-hours';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../platform/format/time.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { Badge } from '../../ui/badge.tsx';
import { HoursForm } from './hours-form.tsx';
import { openingHoursQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

const everyMinute = 60_000;

/** When the store is open in an ordinary week. */
export function HoursSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const { data, error, refetch, isFetchedAfterMount, fetchStatus } = useQuery({
    ...openingHoursQuery(services, store.id),
    refetchOnMount: 'always',
    refetchInterval: everyMinute,
  });
  // Whether it is open is true for the moment only: what the device has kept is not said again.
  const isOfNow = isFetchedAfterMount && fetchStatus !== 'paused' && !error;
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  return (
    <>
      <Standing hours={data} isOfNow={isOfNow} time_zone={store.time_zone} />
      <HoursForm store_id={store.id} weekdays={data.weekdays} />
    </>
  );
}

type StandingProps = { hours: OpeningHours; isOfNow: boolean; time_zone: string };

function Standing({ hours, isOfNow, time_zone }: StandingProps) {
  const { weekdays, is_open, opens_at } = hours;
  return (
    <div className="grid justify-items-start gap-2">
      {isOfNow && (
        <Badge tone={is_open ? 'brand' : 'neutral'}>
          {is_open ? 'Buka sekarang' : 'Tutup sekarang'}
        </Badge>
      )}
      {isOfNow && opens_at && <p>Buka lagi {moment(opens_at, time_zone)}.</p>}
      <p className="text-ink-soft">
        {weekdays
          ? 'Pembeli tetap dapat memesan di luar jam buka. Pada hari libur toko tutup, apa pun jamnya.'
          : 'Belum diatur, jadi toko dianggap selalu buka. Pembeli tetap dapat memesan di luar jam buka.'}
      </p>
    </div>
  );
}
