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
import { type Pin, VirtualRow } from './virtual-row.tsx';

type Props = {
  label: string;
  count: number;
  /** About how tall a row is, before it has been seen. */
  rowHeight: number;
  /** Which list it is: how tall its rows turned out is remembered, so that back leads to the same place. */
  name: string;
  onView: (first: number, last: number) => void;
  /** What stands in a row, as far as it is known: what is open or typed there stays with it when it moves. */
  keyOf: (index: number) => string | undefined;
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
    ...shared(props, pinned.pins),
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
    ...shared(props, pinned.pins),
    scrollMargin: above,
    getScrollElement: screen,
  });
  return <Rows {...props} list={list} above={above} virtualizer={virtualizer} pin={pinned.pin} />;
}

const shared = ({ count, rowHeight, name }: Props, pins: readonly Pin[]) => ({
  count,
  estimateSize: () => rowHeight,
  overscan: beyondView,
  initialMeasurementsCache: remembered.get(name) ?? [],
  rangeExtractor: (range: Range) => {
    const pinned = pins.map(({ row }) => row).filter((row) => row < count);
    const rows = new Set([...defaultRangeExtractor(range), ...pinned]);
    return [...rows].sort((left, right) => left - right);
  },
});

function usePinned() {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const pin = useCallback(
    (added: Pin, isPinned: boolean) =>
      setPins((pins) =>
        isPinned
          ? [...pins, added]
          : pins.toSpliced(
              pins.findIndex(({ id, row }) => id === added.id && row === added.row),
              1,
            ),
      ),
    [],
  );
  return { pins, pin };
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
  pin: (pin: Pin, isPinned: boolean) => void;
};

function Rows(props: RowsProps) {
  const { label, count, name, onView, keyOf, children, list, above, virtualizer, pin } = props;
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
      {items.map(({ index, start }) => {
        const id = idOf(index);
        return (
          <VirtualRow
            key={id}
            id={id}
            index={index}
            count={count}
            top={start - above}
            measure={virtualizer.measureElement}
            pin={pin}
          >
            {children(index)}
          </VirtualRow>
        );
      })}
    </ul>
  );
}
