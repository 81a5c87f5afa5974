import { Sheet } from '../../../ui/sheet.tsx';
import type { ColumnChoice, TableColumn } from '../../../ui/table/columns.ts';
import type { OrderSearch } from '../order-search.ts';
import { columnsText } from './columns-text.ts';
import { ViewsPanel } from './views-panel.tsx';

type Props = {
  search: OrderSearch;
  table: { all: readonly TableColumn<never>[]; choice: ColumnChoice } | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** The views, and the list as it stands, with its columns where they are not as usual. */
export function ViewsSheet({ search, table, isOpen, onClose }: Props) {
  const columns = table && columnsText(table.choice, table.all);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Tampilan saya" placement="right">
      <ViewsPanel search={columns ? { ...search, columns } : search} onLeave={onClose} />
    </Sheet>
  );
}
