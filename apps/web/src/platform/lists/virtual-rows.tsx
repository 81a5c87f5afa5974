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
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAppState } from '../services.ts';
import { VirtualRow } from './virtual-row.tsx';

type Props = {
  label: string;
  count: number;
  /** About how tall a row is, before it has been seen. */
  rowHeight: number;
  /** Which list it is: how tall its rows turned out is remembered, so that back leads to the same place. */
  name: string;
  /** Whether it has nothing but its own rows; otherwise what is remembered of it stays as it was. */
  isWhole: boolean;
  onView: (first: number, last: number) => void;
  /** What stands in a row, as far as it is known: what is open or typed there stays with it when it moves. */
  keyOf: (index: number) => string | undefined;
  /** Which rows are on the page wherever it is scrolled. */
  stay: readonly number[];
  children: (index: number) => ReactNode;
};

const remembered = new Map<string, VirtualItem[]>();
const beyondView = 6;

/** A list of any length, of which only what is in view is there. A phone scrolls the page, a desk the screen's own part. */
export function VirtualRows(props: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const Rows = isDesktop ? RowsOfScreen : RowsOfPage;
  return <Rows {...props} />;
}

function RowsOfPage(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const above = useHeightAbove(list, () => window.scrollY);
  const virtualizer = useWindowVirtualizer({
    ...shared(props),
    scrollMargin: above,
  });
  return <Rows {...props} list={list} above={above} virtualizer={virtualizer} />;
}

const screen = () => document.getElementById('content');

function RowsOfScreen(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const above = useHeightAbove(list, () => {
    const frame = screen();
    return frame ? frame.scrollTop - frame.getBoundingClientRect().top : 0;
  });
  const virtualizer = useVirtualizer({
    ...shared(props),
    scrollMargin: above,
    getScrollElement: screen,
  });
  return <Rows {...props} list={list} above={above} virtualizer={virtualizer} />;
}

const shared = ({ count, rowHeight, name, stay }: Props) => ({
  count,
  estimateSize: () => rowHeight,
  overscan: beyondView,
  initialMeasurementsCache: remembered.get(name) ?? [],
  rangeExtractor: (range: Range) => {
    const rows = new Set([...defaultRangeExtractor(range), ...stay.filter((row) => row < count)]);
    return [...rows].sort((left, right) => left - right);
  },
});

/** What stands over the list, in pixels: measured once it is there. */
function useHeightAbove(list: RefObject<HTMLElement | null>, scrolled: () => number): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setAbove(list.current.getBoundingClientRect().top + scrolled());
  }, [list, scrolled]);
  return above;
}

type AnyVirtualizer = Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;

/**
 * How tall rows are is taken down as their list is left, or gets others among them: before the rows that come are measured
 * in their places.
 */
function useRememberedHeights(name: string, isWhole: boolean, virtualizer: AnyVirtualizer): void {
  const wasWhole = useRef(isWhole);
  const whenWhole = useRef<VirtualItem[]>(undefined);
  useLayoutEffect(() => {
    wasWhole.current = isWhole;
    if (!isWhole) return undefined;
    return () => {
      whenWhole.current = heightsOf(virtualizer);
    };
  }, [isWhole, virtualizer]);
  useLayoutEffect(
    () => () => {
      const heights = wasWhole.current ? heightsOf(virtualizer) : whenWhole.current;
      if (heights) remembered.set(name, heights);
      whenWhole.current = undefined;
      // Begins anew with what is remembered of the next list, whose rows are measured at once even if the page scrolls.
      virtualizer.measurementsCache = [];
      virtualizer.isScrolling = false;
      virtualizer.measure();
      virtualizer.getTotalSize();
    },
    [name, virtualizer],
  );
}

/** A copy: its own go on with the next list. By then it also has the next list's count, which its snapshots end at. */
const heightsOf = ({ itemSizeCache }: AnyVirtualizer): VirtualItem[] =>
  [...itemSizeCache].map(([key, size]) => ({
    key,
    index: Number(key),
    size,
    start: 0,
    end: size,
    lane: 0,
  }));

type RowsProps = Props & {
  list: RefObject<HTMLUListElement | null>;
  above: number;
  virtualizer: AnyVirtualizer;
};

function Rows(props: RowsProps) {
  const { label, count, name, isWhole, onView, keyOf, children, list, above, virtualizer } = props;
  const items = virtualizer.getVirtualItems();
  // What stays far away is on the page, but not in view.
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const first = Math.max(0, startIndex - beyondView);
  const last = Math.min(count - 1, endIndex + beyondView);
  useEffect(() => onView(first, last), [onView, first, last]);
  useRememberedHeights(name, isWhole, virtualizer);
  const taken = new Set<string>();
  const idOf = (index: number): string => {
    const key = keyOf(index);
    // What is not known yet, or stands in two places while the list is being renewed, is known by its place.
    if (key === undefined || taken.has(key)) return `row ${index}`;
    taken.add(key);
    return key;
  };
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, start }) => (
        <VirtualRow
          key={idOf(index)}
          list={name}
          index={index}
          count={count}
          top={start - above}
          measure={virtualizer.measureElement}
        >
          {children(index)}
        </VirtualRow>
      ))}
    </ul>
  );
}
