import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { unlinkedItemsQuery } from '../accounting.query.ts';
import { listingUnit } from '../accounting-words.ts';
import { ItemUnits } from './item-units.tsx';
import type { Sought } from './sought.ts';
import { useTakeItem } from './use-take-item.ts';

type Props = { store_id: string; sought: Sought | undefined; onClose: () => void };

export function ItemSheet({ store_id, sought, onClose }: Props) {
  // What is shown stays while the sheet goes away.
  const [last, setLast] = useState(sought);
  if (sought && sought !== last) setLast(sought);
  return (
    <Sheet
      isOpen={sought !== undefined}
      onClose={onClose}
      title={last?.link ? 'Ganti barang' : 'Pilih barang Accurate'}
      placement="right"
    >
      {last && (
        <Seek key={last.listing.inventory_id} store_id={store_id} sought={last} onClose={onClose} />
      )}
    </Sheet>
  );
}

const firstWords = (name: string) => name.split(' ').slice(0, 2).join(' ');

function Seek({
  store_id,
  sought,
  onClose,
}: {
  store_id: string;
  sought: Sought;
  onClose: () => void;
}) {
  const { listing, link } = sought;
  const [typed, setTyped] = useState(firstWords(listing.product_name));
  const query = useSettled(typed.trim(), 300);
  const { data, error, refetch } = useQuery(
    unlinkedItemsQuery(useServices(), store_id, { query: query || undefined, page: 1 }),
  );
  const taking = useTakeItem(store_id, sought, onClose);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <span className="font-semibold">{listing.product_name}</span>
        <span className="block text-sm text-ink-soft">{listingUnit(listing)}</span>
      </p>
      {taking.problem && <Banner kind="error">{taking.problem}</Banner>}
      {link && (
        <ItemUnits
          item={link.item}
          listing={listing}
          now={link.unit_name}
          isBusy={taking.isBusy}
          onTake={taking.take}
        />
      )}
      <SearchField
        label="Cari barang yang belum dipasangkan"
        placeholder="Nama, kode, atau barcode"
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {!data &&
        (error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />)}
      {data?.data.length === 0 && (
        <p role="status" className="text-ink-soft">
          Tidak ada barang dengan kata itu yang belum dipasangkan. Coba kata yang lebih pendek, atau
          buat barangnya di halaman “Buat barang”.
        </p>
      )}
      {data && (
        <ul aria-label="Barang Accurate" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {data.data.map((item) => (
            <li key={item.item_no}>
              <ItemUnits
                item={item}
                listing={listing}
                isBusy={taking.isBusy}
                onTake={taking.take}
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.total_page > 1 && (
        <p className="text-sm text-ink-soft">Masih ada barang lain. Persempit kata pencarian.</p>
      )}
    </div>
  );
}
