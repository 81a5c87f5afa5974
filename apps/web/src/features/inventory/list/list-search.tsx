import { useState } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { ScanSearch } from './scan-search.tsx';
import { SearchHistories } from './search-histories.tsx';

const offered = 6;

type Props = { filters: InventoryFilters; onSearch: (query: string | undefined) => void };

/** The search of the list; before anything is typed, what was last searched for stands under it. */
export function ListSearch({ filters: { store_id, query }, onSearch }: Props) {
  const [isInside, setIsInside] = useState(false);
  return (
    <search
      className="relative"
      onFocus={() => setIsInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsInside(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsInside(false);
      }}
      onMouseDown={(event) => {
        // A tap on what is offered would take the focus from the field, and close it before it counts.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      <SearchBox
        label="Cari produk"
        placeholder="Nama, merek, barcode"
        value={query ?? ''}
        onSearch={onSearch}
        action={<ScanSearch onSearch={onSearch} />}
      />
      {isInside && !query && store_id && !isSeveral(store_id) && (
        <div className="absolute top-full left-0 z-10 mt-1 w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-4 shadow-float empty:hidden md:w-full md:min-w-96">
          <SearchHistories
            store_id={store_id}
            kind="INVENTORY"
            most={offered}
            onChoose={onSearch}
          />
        </div>
      )}
    </search>
  );
}
