import { useCallback, useEffect, useRef } from 'react';
import { fittingColumns, type TableColumn } from './columns.ts';
import { useRowWindow } from './row-window.ts';
import { isSelected, nothingSelected, type Selection } from './selection.ts';
import { TableHead } from './table-head.tsx';
import { type RowParts, TableRow } from './table-row.tsx';
import { useActiveRow } from './use-active-row.ts';

export interface DeskTableProps<Row>
  extends Pick<RowParts<Row>, 'rowLink' | 'rowStyle' | 'tickLabel'> {
  label: string;
  /** Which list it is: where it was scrolled to is found again. */
  name: string;
  columns: readonly TableColumn<Row>[];
  /** Of all rows, also those that nobody has asked for yet. */
  count: number;
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string;
  /** The row that is open beside the table. */
  openKey?: string | undefined;
  /** Where it begins; if it was left within so many rows from there, at the very place. */
  firstIndex?: number | undefined;
  firstSpan?: number | undefined;
  sortedBy?: string | undefined;
  onSort: (by: string) => void;
  /** Without it there is nothing to tick. */
  selection?: Selection<Row> | undefined;
  onTickAll?: (() => void) | undefined;
  /** From one place to another, both of them included. */
  onTick?: ((from: number, to: number, willSelect: boolean) => void) | undefined;
  /** Which rows are in view or near it. */
  onView: (first: number, last: number) => void;
}

const leftAt = new Map<string, number>();

/**
 * A list at a desk: rows of equal height of which only those in view are there, under a head that stays. One stop for the tab
 * key, from which the arrows, or j and k, go on; x ticks.
 */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { label, name, count, rowAt, keyOf, openKey, onView } = props;
  const { firstIndex = 0, firstSpan = 0, selection = nothingSelected, onTick = noTick } = props;
  const isTickable = props.selection !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, rowHeight, room, look } = useRowWindow(scroller, count, (rowHeight) => {
    const from = firstIndex * rowHeight;
    const left = leftAt.get(name) ?? from;
    return left >= from && left < from + firstSpan * rowHeight ? left : from;
  });
  const columns =
    room === undefined ? props.columns : fittingColumns(props.columns, room, isTickable);
  useEffect(() => onView(first, Math.max(first, end - 1)), [onView, first, end]);
  const latest = useRef({ rowAt, onTick, selection, keyOf });
  latest.current = { rowAt, onTick, selection, keyOf };
  const lastTicked = useRef<number>(undefined);
  const tick = useCallback((index: number, isRange: boolean) => {
    const { rowAt, onTick, selection, keyOf } = latest.current;
    const row = rowAt(index);
    if (row === undefined) return;
    const from = isRange ? (lastTicked.current ?? index) : index;
    lastTicked.current = index;
    onTick(
      Math.min(from, index),
      Math.max(from, index),
      isRange || !isSelected(selection, keyOf(row)),
    );
  }, []);
  const { activeIndex, onKeyDown, onFocus } = useActiveRow({
    scroller,
    count,
    rowHeight,
    rowAt,
    keyOf,
    openKey,
    onTick: tick,
    onExtend: (from, to) => onTick(Math.min(from, to), Math.max(from, to), true),
  });
  const shown = placesShown(first, end, activeIndex, count);
  const stop = shown.includes(activeIndex) ? activeIndex : shown[0];
  const keyAt = uniqueKeys(rowAt, keyOf);
  const ticked = selection.kind === 'all' ? 'all' : selection.rows.size > 0 ? 'some' : 'none';
  return (
    <div
      ref={scroller}
      onScroll={({ currentTarget }) => {
        leftAt.set(name, currentTarget.scrollTop);
        look();
      }}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain scroll-pt-9 [overflow-anchor:none]"
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is moved through by keys.
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-multiselectable={isTickable || undefined}
        data-desk-table=""
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <TableHead
          columns={columns}
          sortedBy={props.sortedBy}
          onSort={props.onSort}
          tickAllLabel={isTickable ? `Pilih semua ${label.toLowerCase()}` : undefined}
          ticked={selection.kind === 'all' && selection.except.size > 0 ? 'some' : ticked}
          onTickAll={props.onTickAll}
        />
        <tbody>
          {shown.flatMap((index, place) => {
            const row = rowAt(index);
            const key = keyAt(index);
            const gap = index - (place > 0 ? (shown[place - 1] ?? 0) + 1 : 0);
            return [
              <Gap key={`before ${key}`} height={gap * rowHeight} />,
              <TableRow
                key={key}
                row={row}
                index={index}
                isTicked={
                  isTickable ? row !== undefined && isSelected(selection, keyOf(row)) : undefined
                }
                isStop={index === stop}
                isOpen={row !== undefined && keyOf(row) === openKey}
                columns={columns}
                rowLink={props.rowLink}
                rowStyle={props.rowStyle}
                tickLabel={props.tickLabel}
                onTick={tick}
              />,
            ];
          })}
          <Gap height={(count - 1 - (shown.at(-1) ?? count - 1)) * rowHeight} />
        </tbody>
      </table>
    </div>
  );
}

const noTick = () => {};

/** In the place of the rows that are not there. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ height }}>
      <td className="p-0" />
    </tr>
  );

/** The rows in view, and the one with the focus wherever it is: nobody loses it by scrolling. */
function placesShown(first: number, end: number, active: number, count: number): number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (active < first && active >= 0) return [active, ...places];
  return active >= end && active < count ? [...places, active] : places;
}

/** What is not known yet, or stands in two places while the list is being renewed, is known by its place. */
function uniqueKeys<Row>(rowAt: (index: number) => Row | undefined, keyOf: (row: Row) => string) {
  const taken = new Set<string>();
  return (index: number): string => {
    const row = rowAt(index);
    const key = row === undefined ? undefined : keyOf(row);
    if (key === undefined || taken.has(key)) return `row ${index}`;
    taken.add(key);
    return key;
  };
}
