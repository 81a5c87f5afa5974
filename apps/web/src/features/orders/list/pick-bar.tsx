import type { OrderRow } from '@marketplace/contract/order-row';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { boundedTotal } from '../../../shared/bounded-total.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLayer } from '../../../ui/layers.ts';
import { allSelected, type Selection, selectedCount } from '../../../ui/table/selection.ts';
import { BulkButtons } from '../bulk/bulk-buttons.tsx';
import { BulkProgress } from '../bulk/bulk-progress.tsx';
import { bulkRun } from '../bulk/bulk-run.ts';
import type { OrderFilters } from '../order-search.ts';

type Orders = Selection<OrderRow>;
type Props = {
  /** None while nothing is being selected. */
  selection: Orders | undefined;
  onSelect: (selection: Orders | undefined) => void;
  filters: OrderFilters;
  total: { total_data: number; total_is_capped: boolean };
};

/** Within reach of a thumb: how many are selected and what can be done with them, then how far that is. */
export function PickBar({ selection, onSelect, filters, total }: Props) {
  const isUnderWay = useStore(bulkRun, ({ run }) => run !== undefined && !run.result);
  const isPicking = selection !== undefined && !isUnderWay;
  const stop = () => onSelect(undefined);
  useLayer(isPicking, stop);
  useStopByEscape(isPicking, stop);
  const isShown = isPicking || isUnderWay;
  return (
    <>
      {/* The last card is not to lie under the bar. */}
      {isShown && <div className="h-28" />}
      <section
        aria-label="Pilihan"
        data-uncovered=""
        className={
          isShown
            ? 'fixed inset-x-0 bottom-[calc(var(--bottom-bar)+var(--testing-bar))] z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2.5 text-sm shadow-float'
            : undefined
        }
      >
        <BulkProgress />
        {isPicking && (
          <>
            <Picked {...{ selection, onSelect, total }} onStop={stop} />
            <div className="flex w-full flex-wrap gap-3 [&>button]:min-h-11 [&>button]:flex-1">
              <BulkButtons
                selection={selection}
                onSelect={(chosen) => onSelect(isNone(chosen) ? undefined : chosen)}
                filters={filters}
                total={total.total_data}
              />
            </div>
          </>
        )}
      </section>
    </>
  );
}

type PickedProps = Pick<Props, 'onSelect' | 'total'> & { selection: Orders; onStop: () => void };

function Picked({ selection, onSelect, total, onStop }: PickedProps) {
  const isAll = selection.kind === 'all' && selection.except.size === 0;
  const count = selectedCount(selection, total.total_data);
  return (
    <div className="flex w-full items-center gap-3">
      <IconButton label="Selesai memilih" onClick={onStop} className="-ml-2.5">
        <X aria-hidden />
      </IconButton>
      <p role="status" className="min-w-0 flex-1 font-semibold tabular-nums">
        {isAll ? boundedTotal(total) : count.toLocaleString('id-ID')} dipilih
      </p>
      {!isAll && (
        <Button variant="quiet" size="sm" onClick={() => onSelect(allSelected)}>
          Pilih semua {boundedTotal(total)}
        </Button>
      )}
    </div>
  );
}

const isNone = (selection: Orders) => selection.kind === 'some' && selection.rows.size === 0;

function useStopByEscape(isPicking: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isPicking) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[data-open]')) stop();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}
