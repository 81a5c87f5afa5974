import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Goods } from './chat-values.ts';
import { goodsQuery } from './from-chat.query.ts';

type Props = {
  store_id: string;
  isOpen: boolean;
  /** As it was written. */
  words: string;
  onClose: () => void;
  onChoose: (goods: Goods) => void;
};

/** What the store sells, by name: for what was not found, or is something else. */
export function ChooseGoods({ store_id, isOpen, words, onClose, onChoose }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Pilih barang" placement="right">
      <Found key={words} {...{ store_id, words, onChoose }} />
    </Sheet>
  );
}

function Found({ store_id, words, onChoose }: Pick<Props, 'store_id' | 'words' | 'onChoose'>) {
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(goodsQuery(useServices(), store_id, query));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {words && <p className="text-sm text-ink-soft wrap-anywhere">{`Tertulis: “${words}”`}</p>}
      <SearchBox
        label="Cari barang"
        placeholder="Nama barang"
        value={query}
        onSearch={(text) => setQuery(text ?? '')}
      />
      {!data && !error && <RowSkeletons />}
      {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada yang cocok.</p>
      )}
      <ul aria-label="Barang toko" className="-mx-4 divide-y divide-line">
        {data?.map((goods) => (
          <li key={goods.inventory_id}>
            <ListRow
              title={goods.product_name}
              subtitle={`${goods.uom_name}, ${rupiah(goods.price)}`}
              onClick={() => onChoose(goods)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
