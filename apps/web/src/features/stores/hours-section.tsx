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

/** When the store is open in an ordinary week. */
export function HoursSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const { data, error, refetch } = useQuery(openingHoursQuery(services, store.id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  return (
    <>
      <Standing hours={data} time_zone={store.time_zone} />
      <HoursForm store_id={store.id} weekdays={data.weekdays} />
    </>
  );
}

function Standing({ hours, time_zone }: { hours: OpeningHours; time_zone: string }) {
  const { weekdays, is_open, opens_at } = hours;
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone={is_open ? 'brand' : 'neutral'}>
        {is_open ? 'Buka sekarang' : 'Tutup sekarang'}
      </Badge>
      {opens_at && <p>Buka lagi {moment(opens_at, time_zone)}.</p>}
      <p className="text-ink-soft">
        {weekdays
          ? 'Pembeli tetap dapat memesan di luar jam buka. Pada hari libur toko tutup, apa pun jamnya.'
          : 'Belum diatur, jadi toko dianggap selalu buka. Pembeli tetap dapat memesan di luar jam buka.'}
      </p>
    </div>
  );
}
