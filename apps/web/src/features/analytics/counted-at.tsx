import { clockOrMoment } from '../../platform/format/time.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';

type Props = { counted_at: string | null; store_id: string };

/** As of when the numbers are: what has happened since is not in them. */
export function CountedAt({ counted_at, store_id }: Props) {
  const time_zone = useTimeZone(store_id);
  return (
    <p className="text-xs text-ink-soft">
      {counted_at
        ? `Dihitung sampai ${clockOrMoment(counted_at, time_zone, { word: 'pukul ' })}`
        : 'Pesanan lama masih dihitung, jadi angka ini belum lengkap. Muat ulang sebentar lagi.'}
    </p>
  );
}
