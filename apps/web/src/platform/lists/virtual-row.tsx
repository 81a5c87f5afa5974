import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { KeepMounted } from './keep-mounted.ts';

/** What stays on the page wherever it is scrolled, and the row where it stands. */
export type Pin = { id: string; row: number };

type RowProps = {
  id: string;
  index: number;
  count: number;
  top: number;
  measure: (row: HTMLLIElement | null) => void;
  pin: (pin: Pin, isPinned: boolean) => void;
  children: ReactNode;
};

/** A row in its place; it may move to another one. */
export function VirtualRow({ id, index, count, top, measure, pin, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const measuredAt = useRef(index);
  const take = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );
  // Whoever moved to another place brings along how tall they are.
  useLayoutEffect(() => {
    if (measuredAt.current !== index) measure(row.current);
    measuredAt.current = index;
  }, [index, measure]);
  const pinThis = useCallback(
    (isPinned: boolean) => pin({ id, row: index }, isPinned),
    [id, index, pin],
  );
  return (
    <li
      ref={take}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className="absolute inset-x-0 top-0 pb-3"
      style={{ transform: `translateY(${top}px)` }}
    >
      <KeepMounted value={pinThis}>{children}</KeepMounted>
    </li>
  );
}
