import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAppState } from '../services.ts';
import { KeepMounted } from './keep-mounted.ts';

type Props = {
  label: string;
  count: number;
  /** About how tall a row is, before it has been seen. */
  rowHeight: number;
  /** Which list it is: how tall its rows turned out is remembered, so that back leads to the same place. */
  name: string;
  onView: (first: number, last: number) => void;
  children: (index: number) => ReactNode;
};

const remembered = new Map<string, VirtualItem[]>();
const beyondView = 6;

/** A list of any length, of which only what is in view is there. A phone scrolls the page, a desk the screen's own part. */
export function VirtualRows(props: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const Rows = isDesktop ? RowsOfScreen : RowsOfPage;
  return <Rows key={props.name} {...props} />;
}

function RowsOfPage(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const above = useHeightAbove(list, () => window.scrollY);
  const pinned = usePinned();
  const virtualizer = useWindowVirtualizer({
    ...shared(props, pinned.rows),
    scrollMargin: above,
  });
  return <Rows {...props} list={list} above={above} virtualizer={virtualizer} pin={pinned.pin} />;
}

const screen = () => document.getElementById('content');

function RowsOfScreen(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const above = useHeightAbove(list, () => {
    const frame = screen();
    return frame ? frame.scrollTop - frame.getBoundingClientRect().top : 0;
  });
  const pinned = usePinned();
  const virtualizer = useVirtualizer({
    ...shared(props, pinned.rows),
    scrollMargin: above,
    getScrollElement: screen,
  });
  return <Rows {...props} list={list} above={above} virtualizer={virtualizer} pin={pinned.pin} />;
}

const shared = ({ count, rowHeight, name }: Props, pinned: readonly number[]) => ({
  count,
  estimateSize: () => rowHeight,
  overscan: beyondView,
  initialMeasurementsCache: remembered.get(name) ?? [],
  rangeExtractor: (range: Range) => {
    const rows = new Set([...defaultRangeExtractor(range), ...pinned.filter((row) => row < count)]);
    return [...rows].sort((left, right) => left - right);
  },
});

/** Rows that stay on the page wherever it is scrolled. */
function usePinned() {
  const [rows, setRows] = useState<readonly number[]>([]);
  const pin = useCallback(
    (row: number, isPinned: boolean) =>
      setRows((rows) => (isPinned ? [...rows, row] : rows.toSpliced(rows.indexOf(row), 1))),
    [],
  );
  return { rows, pin };
}

/** What stands over the list, in pixels: measured once it is there. */
function useHeightAbove(list: RefObject<HTMLElement | null>, scrolled: () => number): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setAbove(list.current.getBoundingClientRect().top + scrolled());
  }, [list, scrolled]);
  return above;
}

type RowsProps = Props & {
  list: RefObject<HTMLUListElement | null>;
  above: number;
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;
  pin: (row: number, isPinned: boolean) => void;
};

function Rows({ label, count, name, onView, children, list, above, virtualizer, pin }: RowsProps) {
  const items = virtualizer.getVirtualItems();
  // What is pinned far away is on the page, but not in view.
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const first = Math.max(0, startIndex - beyondView);
  const last = Math.min(count - 1, endIndex + beyondView);
  useEffect(() => onView(first, last), [onView, first, last]);
  useEffect(
    () => () => void remembered.set(name, virtualizer.measurementsCache),
    [name, virtualizer],
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={count}
          className="absolute inset-x-0 top-0 pb-3"
          style={{ transform: `translateY(${start - above}px)` }}
        >
          <Pinnable row={index} pin={pin}>
            {children(index)}
          </Pinnable>
        </li>
      ))}
    </ul>
  );
}

type PinnableProps = { row: number; pin: RowsProps['pin']; children: ReactNode };

function Pinnable({ row, pin, children }: PinnableProps) {
  const pinThis = useCallback((isPinned: boolean) => pin(row, isPinned), [row, pin]);
  return <KeepMounted value={pinThis}>{children}</KeepMounted>;
}
