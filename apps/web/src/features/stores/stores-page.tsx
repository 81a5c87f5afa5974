import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { number } from '../../platform/format/money.ts';
import { useAppState, useServices } from '../../platform/services.ts';
import { storeFiguresQuery } from '../../shared/figures/store-figures.query.ts';
import { StoresFigures } from '../../shared/figures/stores-figures.tsx';
import { Banner } from '../../ui/banner.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { storesNamed } from './stores-named.ts';

const shownAtOnce = 100;

/** All stores together: a line each with its figures, which leads to its own page. */
export function StoresPage() {
  const services = useServices();
  const list = useAppState(({ store }) => store.list);
  const [wanted, setWanted] = useState('');
  const found = storesNamed(list, useDeferredValue(wanted));
  const { data, error, refetch } = useQuery(storeFiguresQuery(services, { with_sales: true }));
  const byId = new Map(data?.figures.map((each) => [each.store_id, each]));
  const rows = found.slice(0, shownAtOnce).map((store) => ({ ...store, ...byId.get(store.id) }));
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8">
      <div>
        <h1 className="text-2xl font-bold tracking-tight">Toko</h1>
        <p className="text-ink-soft">
          {number(list.length)} toko. Penjualan hari ini dibanding hari yang sama minggu lalu,
          sampai jam yang sama.
        </p>
      </div>
      {list.length > 8 && (
        <SearchField
          label="Cari toko"
          placeholder="Nama toko atau kota"
          shortcut="/"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="max-w-sm"
        />
      )}
      {error && !data && (
        <Banner
          kind="error"
          link={
            <button type="button" onClick={() => void refetch()}>
              Coba lagi
            </button>
          }
        >
          Angka toko belum bisa dimuat. {wordsFor(error)}
        </Banner>
      )}
      <StoresFigures caption="Toko dan angkanya" rows={rows} to="/seller/store" />
      {found.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada toko bernama “{wanted}”.</p>
      )}
      {found.length > shownAtOnce && (
        <p className="py-2 text-center text-sm text-ink-soft">
          {number(found.length - shownAtOnce)} toko lagi. Ketik namanya untuk mencari.
        </p>
      )}
    </div>
  );
}
