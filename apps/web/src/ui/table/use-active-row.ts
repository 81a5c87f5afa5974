import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Table<Row> {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string;
  openKey: string | undefined;
  onTick: (index: number, isRange: boolean) => void;
  /** With the shift key: this row and the one that is gone to. */
  onExtend: (from: number, to: number) => void;
}

/** So far a row may have moved by what came above it, and is found again. */
const near = 30;

/** The row that has the focus, or had it last: it is followed by its key when others come before it. */
export function useActiveRow<Row>(table: Table<Row>) {
  const { scroller, count, rowHeight, rowAt, keyOf, openKey, onTick, onExtend } = table;
  const [active, setActive] = useState<{ index: number; key: string | undefined }>();
  const wanted = useRef<number>(undefined);
  const keyAt = (index: number) => {
    const row = rowAt(index);
    return row === undefined ? undefined : keyOf(row);
  };
  const placeOf = (key: string | undefined, around: number): number | undefined => {
    if (key === undefined) return undefined;
    for (let step = 0; step <= near; step += 1) {
      if (keyAt(around + step) === key) return around + step;
      if (keyAt(around - step) === key) return around - step;
    }
    return undefined;
  };
  const start = active ?? { index: 0, key: openKey };
  const found = placeOf(start.key, start.index);
  const activeIndex = Math.min(found ?? (active ? start.index : -1), count - 1);
  // The row has come, or come into view: it has the focus that was meant for it.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const link = row?.querySelector<HTMLElement>('[data-row-link]');
    if (link) wanted.current = undefined;
    (link ?? row)?.focus({ preventScroll: true });
  });
  // What is opened from elsewhere is where the keys go on.
  useEffect(() => {
    if (openKey === undefined || scroller.current?.contains(document.activeElement)) return;
    setActive((before) => ({ index: before?.index ?? 0, key: openKey }));
  }, [openKey, scroller]);
  const goTo = (index: number) => {
    const next = Math.min(Math.max(0, index), count - 1);
    const part = scroller.current;
    if (!part || next < 0) return;
    const head = part.querySelector('thead')?.clientHeight ?? 0;
    const top = next * rowHeight;
    if (top < part.scrollTop) part.scrollTop = top;
    else if (top + rowHeight + head > part.scrollTop + part.clientHeight)
      part.scrollTop = top + rowHeight + head - part.clientHeight;
    wanted.current = next;
    setActive({ index: next, key: keyAt(next) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInHead = (event.target as HTMLElement).closest('thead') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || isInHead) return;
    const here = activeIndex < 0 ? -1 : activeIndex;
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2;
    const steps: Record<string, number> = {
      ArrowDown: here + 1,
      j: here + 1,
      ArrowUp: here - 1,
      k: here - 1,
      PageDown: here + page,
      PageUp: here - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (event.shiftKey && here >= 0) onExtend(here, Math.min(Math.max(0, to), count - 1));
      goTo(to);
    } else if (event.key === 'x' || event.key === ' ') {
      event.preventDefault();
      // A key that is held down moves on, and ticks once.
      if (event.repeat) return;
      if (here < 0) goTo(0);
      else onTick(here, false);
    }
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (place === undefined) return;
    const index = Number(place);
    if (wanted.current !== undefined && wanted.current !== index) wanted.current = undefined;
    const key = keyAt(index);
    setActive((before) =>
      before?.index === index && before.key === key ? before : { index, key },
    );
  };
  return { activeIndex, onKeyDown, onFocus };
}
