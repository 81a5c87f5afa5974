import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { ColumnPicker } from '../../../ui/table/column-picker.tsx';
import type { ColumnChoice, TableColumn } from '../../../ui/table/columns.ts';
import { LateFilterChips } from '../filters/late-filter-chips.tsx';
import type { OrderPage } from '../order-page.ts';
import type { OrderSearch } from '../order-search.ts';
import { LateViewNote } from '../views/late-view-note.tsx';
import { LateViews } from '../views/late-views.tsx';
import { FilterLink } from './filter-link.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { searchedFor } from './search-all.ts';

type Props = {
  search: OrderSearch;
  counts: OrderPage['counts'] | undefined;
  columns: readonly TableColumn<OrderRow>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  /** Then the page is the form's. */
  hasForm: boolean;
};

/** Over the table: which orders, which of them, and what of them. */
export function OrdersDeskHead(props: Props) {
  const { search, counts, columns, choice, onChoose, hasForm } = props;
  const navigate = useNavigate();
  const left = useRef(search.status);
  if (!search.query) left.current = search.status;
  const searchFor = (query: string | undefined) =>
    void navigate({
      to: '/seller/orders',
      search: searchedFor(search, query, left.current),
      replace: true,
      resetScroll: false,
    });
  const Title = hasForm ? 'p' : 'h1';
  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-surface px-4 pt-3 pb-3">
      <div className="flex items-center">
        <Title className="text-xl font-bold tracking-tight">Pesanan</Title>
        <div className="-mr-4 min-w-0 flex-1 px-5">
          <OrderTabs search={search} counts={counts} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        <div className="max-w-xs min-w-0 flex-1">
          <SearchBox
            label="Cari pesanan"
            placeholder="Nomor, pembeli, produk"
            value={search.query ?? ''}
            onSearch={searchFor}
          />
        </div>
        <FilterLink search={search} />
        <div className="min-w-0 flex-1">
          <LateFilterChips search={search} />
        </div>
        <LateViews search={search} table={{ all: columns, choice }} />
        <ColumnPicker columns={columns} choice={choice} onChoose={onChoose} />
      </div>
      <LateViewNote search={search} />
    </div>
  );
}
