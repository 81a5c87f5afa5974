import type { DemandItem } from '@marketplace/contract/tender-offerings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { goodsName, holdWords } from '../demand-words.ts';
import { ownGoodsQuery } from '../demands.query.ts';
import { type Offered, offeredOf } from './offer-values.ts';

type Props = {
  store_id: string;
  /** What is to be replaced; the sheet is closed while there is nothing. */
  item: DemandItem | undefined;
  onClose: () => void;
  onChoose: (item: DemandItem, offered: Offered, price: string) => void;
};

/** Something else of the store, offered instead of what was asked for. */
export function SubstituteSheet({ store_id, item, onClose, onChoose }: Props) {
  return (
    <Sheet
      isOpen={item !== undefined}
      onClose={onClose}
      title={item ? `Ganti ${goodsName(item)}` : ''}
      placement="right"
    >
      {item && <Goods key={item.item_id} {...{ store_id, item, onClose, onChoose }} />}
    </Sheet>
  );
}

function Goods({ store_id, item, onClose, onChoose }: Props & { item: DemandItem }) {
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(ownGoodsQuery(useServices(), store_id, query));
  const listings = (data?.data ?? [])
    .flatMap(({ inventories }) => inventories)
    .filter(({ variant_id }) => variant_id !== item.variant_id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Cari barang Anda"
        placeholder="Nama, merek, atau barcode"
        value={query}
        onSearch={(words) => setQuery(words ?? '')}
      />
      {!data && !error && <RowSkeletons />}
      {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
      {data && listings.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada barang Anda yang cocok.</p>
      )}
      <ul aria-label="Barang Anda" className="-mx-4 divide-y divide-line">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListRow
              title={goodsName(listing)}
              subtitle={`${holdWords(listing)}, stok ${number(listing.available)}`}
              trailing={rupiah(listing.price)}
              onClick={() => {
                onChoose(
                  item,
                  offeredOf({ ...listing, inventory_id: listing.id }),
                  number(listing.price),
                );
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
