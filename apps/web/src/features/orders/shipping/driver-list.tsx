import type { Courier } from '@marketplace/contract/store-couriers';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { given } from './driver-address.ts';
import { findDrivers } from './driver-words.ts';
import { driversQuery } from './drivers.query.ts';
import { DriverLines } from './drivers-pending.tsx';

/** A list shorter than this is read faster than it is searched. */
const searchedFrom = 3;

type Props = {
  store_id: string;
  orderId?: string | undefined;
  /** Whether drivers may be added. */
  isFixed: boolean;
  children: (driver: Courier) => ReactNode;
};

/** The drivers of a store with a search, and whatever stands in their place. */
export function DriverList({ store_id, orderId, isFixed, children }: Props) {
  const services = useServices();
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(driversQuery(services, store_id));
  if (!data) {
    if (!error) return <DriverLines />;
    return <LoadFailed error={error} onReload={() => void refetch()} />;
  }
  const add = !isFixed && <AddLink store_id={store_id} orderId={orderId} />;
  if (data.couriers.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada pengemudi"
        text="Tambahkan orang yang mengantar pesanan toko ini, dengan nomor HP dan kendaraannya."
        action={add}
      />
    );
  }
  const found = findDrivers(data.couriers, query);
  return (
    <>
      {data.couriers.length >= searchedFrom && (
        <SearchField
          label="Cari nama, nomor HP, atau nomor polisi"
          placeholder="Cari nama, nomor, atau plat"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {found.length > 0 ? (
        <Card isFlush>
          <ul aria-label="Pengemudi" className="divide-y divide-line">
            {found.map(children)}
          </ul>
        </Card>
      ) : (
        <p role="status" className="py-6 text-center text-ink-soft">
          Tidak ada pengemudi yang cocok dengan “{query}”.
        </p>
      )}
      {add}
    </>
  );
}

function AddLink({ store_id, orderId }: Pick<Props, 'store_id' | 'orderId'>) {
  return (
    <AppLink
      to="/seller/orders/drivers/add"
      search={given({ orderId, store_id, manage: orderId ? undefined : '1' })}
      className={`${buttonStyle({ variant: 'secondary' })} justify-self-start max-sm:w-full`}
    >
      <Plus aria-hidden className="size-5" />
      Tambah pengemudi
    </AppLink>
  );
}
