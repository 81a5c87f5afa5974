import { mostInBulk } from '@marketplace/contract/bulk-size';
import type { OrderRow } from '@marketplace/contract/order-row';
import { Download } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { allStores } from '../../../platform/state/store-slice.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import type { Selection } from '../../../ui/table/selection.ts';
import type { OrderFilters } from '../order-search.ts';

type Props = { selection: Selection<OrderRow>; filters: OrderFilters };

/** To where a file is made of all that is selected, from however many stores. */
export function BulkExport({ selection, filters }: Props) {
  const search = searchOf(selection, filters);
  if (!search) return null;
  return (
    <AppLink
      to="/seller/orders/export"
      search={search}
      className={buttonStyle({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden className="size-5" />
      Ekspor
    </AppLink>
  );
}

function searchOf(selection: Selection<OrderRow>, filters: OrderFilters) {
  if (selection.kind === 'all') return selection.except.size === 0 ? filters : undefined;
  const rows = [...selection.rows.values()];
  if (rows.length === 0 || rows.length > mostInBulk) return undefined;
  const [store_id, ...others] = new Set(rows.map((row) => row.store_id));
  const order_ids = rows.map(({ id }) => id).join(',');
  return { store_id: others.length > 0 ? allStores : store_id, order_ids };
}
