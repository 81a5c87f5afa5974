import type { VoucherDetail } from '@marketplace/contract/voucher';
import { useNow } from '../../../platform/device/use-now.ts';
import { zoneLabel } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { LocalTimeField } from './local-time-field.tsx';
import type { VoucherFormOf } from './use-voucher-form.ts';
import { hasBegun } from './voucher-values.ts';

type Props = { store_id: string; form: VoucherFormOf; voucher: VoucherDetail | null };

/** How often it can be used, and from when until when. */
export function VoucherBounds({ store_id, form: { values, field }, voucher }: Props) {
  const zone = zoneLabel(useTimeZone(store_id));
  const now = useNow(30_000);
  const isFixed = voucher !== null && hasBegun(voucher, now);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Kuota (tidak wajib)"
          suffix="pesanan"
          inputMode="numeric"
          autoComplete="off"
          hint="Kosong: sebanyak yang datang."
          {...field('quota')}
        />
        <TextField
          label="Per pembeli (tidak wajib)"
          suffix="kali"
          inputMode="numeric"
          autoComplete="off"
          {...field('per_buyer')}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <LocalTimeField
          label={`Mulai (${zone})`}
          hint={isFixed ? 'Sudah mulai, jadi tidak dapat diubah.' : 'Kosong: sekarang juga.'}
          readOnly={isFixed}
          {...field('starts')}
          value={values.starts}
        />
        <LocalTimeField
          label={`Berakhir (${zone}, tidak wajib)`}
          min={values.starts || undefined}
          hint="Kosong: sampai Anda akhiri."
          {...field('ends')}
        />
      </div>
    </>
  );
}
