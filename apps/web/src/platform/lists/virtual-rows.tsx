import {
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
  const virtualizer = useWindowVirtualizer({ ...shared(props), scrollMargin: above });
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

const shared = ({ count, rowHeight, name }: Props) => ({
  count,
  estimateSize: () => rowHeight,
  overscan: beyondView,
  initialMeasurementsCache: remembered.get(name) ?? [],
});

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
};

function Rows({ label, count, name, onView, children, list, above, virtualizer }: RowsProps) {
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
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
          {children(index)}
        </li>
      ))}
    </ul>
  );
}
