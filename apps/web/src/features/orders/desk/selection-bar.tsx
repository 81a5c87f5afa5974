import type { OrderRow } from '@marketplace/contract/order-row';
import { Copy } from 'lucide-react';
import { useStore } from 'zustand';
import { rupiah } from '../../../platform/format/money.ts';
import { boundedTotal } from '../../../shared/bounded-total.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import {
  allSelected,
  nothingSelected,
  type Selection,
  selectedCount,
} from '../../../ui/table/selection.ts';
import { BulkButtons } from '../bulk/bulk-buttons.tsx';
import { BulkProgress } from '../bulk/bulk-progress.tsx';
import { bulkRun } from '../bulk/bulk-run.ts';
import type { OrderFilters } from '../order-search.ts';
import { KeyHints } from './key-hints.tsx';

type Orders = Selection<OrderRow>;

export type SelectionBarProps = {
  selection: Orders;
  onSelect: (selection: Orders) => void;
  filters: OrderFilters;
  /** There is nothing to select: only of what is under way there is something to say. */
  isEmpty: boolean;
  total: { total_data: number; total_is_capped: boolean };
  /** Some of the list did not come. */
  hasFailed: boolean;
  onRetry: () => void;
};

/** Under the table: what is selected, what it is worth, and what can be done with it. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onSelect, filters, isEmpty, total, hasFailed, onRetry } = props;
  const isUnderWay = useStore(bulkRun, ({ run }) => run !== undefined && !run.result);
  if (isEmpty && !isUnderWay) return <BulkProgress />;
  const count = selectedCount(selection, total.total_data);
  const all = boundedTotal(total);
  const isAll = selection.kind === 'all' && selection.except.size === 0;
  return (
    <section
      aria-label="Pilihan"
      data-uncovered=""
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-sm"
    >
      <p role="status" className="tabular-nums empty:-mr-4">
        {count > 0 && (
          <>
            <b className="font-semibold">{isAll ? all : count.toLocaleString('id-ID')} dipilih</b>
            {selection.kind === 'some' && (
              <span className="text-ink-soft"> · {rupiah(worthOf(selection.rows))}</span>
            )}
          </>
        )}
      </p>
      {hasFailed && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Gagal memuat. Coba lagi
        </Button>
      )}
      <BulkProgress />
      {isUnderWay ? null : count === 0 ? (
        <KeyHints />
      ) : (
        <>
          <BulkButtons {...{ selection, onSelect, filters }} total={total.total_data} />
          {selection.kind === 'some' && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Copy />}
              onClick={() => void copyNumbers(selection.rows)}
            >
              Salin nomor
            </Button>
          )}
          {!isAll && (
            <Button variant="quiet" size="sm" onClick={() => onSelect(allSelected)}>
              Pilih semua {all}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => onSelect(nothingSelected)}>
            Kosongkan pilihan
          </Button>
        </>
      )}
    </section>
  );
}

const worthOf = (rows: ReadonlyMap<string, OrderRow>): number =>
  [...rows.values()].reduce((sum, { total_amount }) => sum + total_amount, 0);

function copyNumbers(rows: ReadonlyMap<string, OrderRow>): Promise<void> {
  const numbers = [...rows.values()].map(({ order_number }) => order_number);
  return copyText(`${numbers.length} nomor pesanan`, numbers.join('\n'));
}
