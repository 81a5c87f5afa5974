import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OpenTakes } from './open-takes-list.tsx';
import { knownShelvesQuery, recentTakesQuery } from './shelves.query.ts';
import type { Take } from './take.ts';
import { takeSummary } from './take-words.ts';
import { WaitingTakes } from './waiting-takes.tsx';

type Props = {
  store_id: string;
  onBegin: (name: string) => Promise<void>;
  /** Answers whether it was free: another tab may count it. */
  onOpen: (take: Take) => Promise<boolean>;
};

/** Which shelf is counted, what the device knows of the store, and what was counted before. */
export function BeginTake({ store_id, onBegin, onOpen }: Props) {
  const [name, setName] = useState('');
  const beginning = useAction(onBegin);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beginning.run(name.trim());
  };
  return (
    <>
      <WaitingTakes store_id={store_id} />
      <OpenTakes store_id={store_id} onOpen={onOpen} />
      <Card>
        <form onSubmit={submit} className="grid gap-4">
          <p className="text-ink-soft">
            Hitung satu rak: pindai, isi jumlahnya, lanjut ke produk berikutnya. Bisa tanpa sinyal.
            Stok baru berubah setelah Anda periksa selisihnya di akhir.
          </p>
          <TextField
            label="Nama rak (boleh kosong)"
            placeholder="Misalnya rak depan"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <KnownNote store_id={store_id} />
          <Button type="submit" isBlock isBusy={beginning.isBusy}>
            Mulai hitung
          </Button>
        </form>
      </Card>
      <RecentTakes store_id={store_id} />
    </>
  );
}

/** What can be found here without a signal. */
export function KnownNote({ store_id }: { store_id: string }) {
  const isOnline = useIsOnline();
  const { data, isFetching } = useQuery(knownShelvesQuery(useServices(), store_id));
  if (!data && !isFetching)
    return (
      <Banner kind="important">
        Produk toko ini belum tersimpan di perangkat. Buka halaman ini sekali saat ada sinyal.
      </Banner>
    );
  return (
    <p role="status" className="text-sm text-ink-soft">
      {data
        ? `${number(data.shelves.length)} produk tersimpan di perangkat ini${isOnline ? '' : ', tanpa sinyal hanya ini yang bisa dicari'}.${data.isAll ? '' : ' Yang lain hanya ditemukan saat ada sinyal, lewat barcodenya.'}`
        : 'Menyimpan daftar produk ke perangkat…'}
    </p>
  );
}

function RecentTakes({ store_id }: { store_id: string }) {
  const zone = useTimeZone(store_id);
  const { data } = useQuery(recentTakesQuery(useServices(), store_id));
  if (!data || data.data.length === 0) return null;
  return (
    <Card isFlush>
      <CardTitle className="p-4 pb-2">Stok opname terakhir</CardTitle>
      <ul className="divide-y divide-line">
        {data.data.map((plan) => (
          <li key={plan.id}>
            <ListRow
              as={<AppLink to="/seller/inventory/plan" search={{ store_id, plan_id: plan.id }} />}
              title={plan.file_name ?? 'Tanpa nama'}
              subtitle={[moment(plan.created_at, zone), plan.user_name, takeSummary(plan)]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
