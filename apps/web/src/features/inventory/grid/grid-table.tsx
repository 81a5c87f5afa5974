import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ChangesBar } from './changes-bar.tsx';
import { gridColumns } from './grid-cells.ts';
import { countContested } from './grid-edits.ts';
import { hearCellKey, hearGridKey } from './grid-keys.ts';
import { boxOf, type Cell } from './grid-moves.ts';
import { GridRow, gridTemplate, gridWidth, isNumber, rowHeight } from './grid-row.tsx';
import { PageFailed } from './page-failed.tsx';
import type { GridChanges } from './use-grid-changes.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridWork } from './use-grid-work.ts';

const headHeight = 40;
const beyondView = 8;

type Props = { store_id: string; ids: readonly string[]; changes: GridChanges };

/** All listings as a spreadsheet has them: what is in view is on the page, and the keys of a spreadsheet work on all of it. */
export function GridTable({ store_id, ids, changes }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ first: 0, last: 30 });
  const rows = useGridRows(store_id, ids, view);
  const work = useGridWork(ids, rows, changes);
  const { selection, editing } = work;
  const { at, to } = selection;
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyondView,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // Where one is stays on the page, however far it is scrolled: the focus stands there.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), at.row])].sort((left, right) => left - right),
    onChange: ({ range }) => {
      if (!range) return;
      const [first, last] = [range.startIndex, range.endIndex + beyondView];
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      );
    },
  });
  const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight) - 2);
  const size = { rows: ids.length, columns: gridColumns.length, page };

  const hasFocus = useRef(false);
  const shown = useRef(selection);
  useLayoutEffect(() => {
    if (shown.current !== selection) virtualizer.scrollToIndex(to.row, { align: 'auto' });
    shown.current = selection;
    if (hasFocus.current && !editing)
      scroller.current
        ?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)
        ?.focus({ preventScroll: true });
  }, [selection, at, to, editing, virtualizer]);

  const box = boxOf(selection);
  const point = (event: PointerEvent, isRange: boolean) => {
    const cell = cellOf(event.target);
    if (cell && !isIn(event.target, 'input')) work.go(cell, isRange);
  };
  const editor = editing && (
    <input
      // biome-ignore lint/a11y/noAutofocus: typing in a cell opens it.
      autoFocus
      aria-label={gridColumns[at.column]?.label}
      value={editing.text}
      autoComplete="off"
      inputMode="decimal"
      onFocus={({ currentTarget }) => editing.isTyped || currentTarget.select()}
      onChange={({ target }) => work.type(target.value)}
      onKeyDown={(event) => hearCellKey(event, work, size)}
      onBlur={work.commit}
      className="h-8 w-full rounded-sm bg-surface px-1.5 text-right text-sm outline-2 outline-brand-700"
    />
  );
  const onClipboard = (event: ClipboardEvent) => {
    if (isIn(event.target, 'input')) return;
    event.preventDefault();
    if (event.type === 'copy') {
      const text = work.copy();
      if (text !== undefined) event.clipboardData.setData('text/plain', text);
    } else if (!work.isBusy) work.paste(event.clipboardData.getData('text/plain'));
  };
  const contested = countContested(changes.edits, rows.knownOf(Object.keys(changes.edits)));
  return (
    <>
      <p id="grid-keys" className="text-sm text-ink-soft">
        Ketik untuk mengubah, Enter atau Tab untuk lanjut. Ctrl+V menempel dari Excel, Ctrl+D
        mengisi ke bawah, Ctrl+Z mengurungkan, Delete membatalkan isian.
      </p>
      <div
        ref={scroller}
        className="relative h-[calc(100dvh-21rem)] min-h-72 overflow-auto rounded-lg border border-line bg-surface"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is worked in by keys.
          role="grid"
          aria-label="Produk"
          aria-describedby="grid-keys"
          aria-rowcount={ids.length + 1}
          aria-colcount={gridColumns.length}
          aria-multiselectable
          aria-busy={work.isBusy}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            // An open cell that goes with its input gives the focus to nobody: it comes back to the cell.
            hasFocus.current = relatedTarget === null || currentTarget.contains(relatedTarget);
          }}
          onKeyDown={(event) => !work.isBusy && hearGridKey(event, work, size)}
          onCopy={onClipboard}
          onPaste={onClipboard}
          onPointerDown={(event) => event.button === 0 && point(event, event.shiftKey)}
          // Who marks text in an open cell may slip out of it.
          onPointerOver={(event) => event.buttons === 1 && !editing && point(event, true)}
          onDoubleClick={({ target }) => cellOf(target) && !isIn(target, 'input') && work.edit()}
          className="block"
          style={{ minWidth: gridWidth }}
        >
          <thead className="sticky top-0 z-10 block">
            <tr
              aria-rowindex={1}
              className="grid border-b border-line-strong bg-canvas"
              style={{ height: headHeight, gridTemplateColumns: gridTemplate }}
            >
              {gridColumns.map((column, place) => (
                <th
                  key={column.label}
                  scope="col"
                  aria-colindex={place + 1}
                  className={classNames(
                    'flex items-center px-2.5 text-sm font-semibold text-ink-soft',
                    isNumber(column) && 'justify-end',
                  )}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const id = ids[index] ?? '';
              const isInBox = index >= box.top && index <= box.bottom;
              return (
                <GridRow
                  key={id}
                  index={index}
                  top={start - headHeight}
                  row={rows.rowAt(index)}
                  edit={changes.edits[id]}
                  problems={changes.problems.get(id)}
                  active={index === at.row ? at.column : undefined}
                  left={isInBox ? box.left : undefined}
                  right={isInBox ? box.right : undefined}
                  editor={index === at.row ? editor : undefined}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <PageFailed rows={rows} />
      <ChangesBar
        changes={changes}
        said={work.said}
        contested={contested}
        read={rows.readOf}
        undo={work.undo}
        redo={work.redo}
        onProblem={(id) => {
          const row = rows.placeOf(id);
          const field = Object.keys(changes.problems.get(id) ?? {})[0];
          const column = gridColumns.findIndex((each) => 'field' in each && each.field === field);
          if (row === undefined || column === -1) return;
          hasFocus.current = true;
          work.go({ row, column });
        }}
      />
    </>
  );
}

const isIn = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function cellOf(target: EventTarget): Cell | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!name) return undefined;
  const [row = 0, column = 0] = name.split(':').map(Number);
  return { row, column };
}
