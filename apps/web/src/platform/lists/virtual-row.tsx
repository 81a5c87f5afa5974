import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';

type RowProps = {
  list: string;
  index: number;
  count: number;
  top: number;
  measure: (row: HTMLLIElement | null) => void;
  children: ReactNode;
};

/** A row in its place; it may move to another one. */
export function VirtualRow({ list, index, count, top, measure, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const place = `${list} ${index}`;
  const measuredAt = useRef(place);
  const take = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );
  // Whoever moved to another place, or into another list, brings along how tall they are.
  useLayoutEffect(() => {
    if (measuredAt.current !== place) measure(row.current);
    measuredAt.current = place;
  }, [place, measure]);
  return (
    <li
      ref={take}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className="absolute inset-x-0 top-0 pb-3"
      style={{ transform: `translateY(${top}px)` }}
    >
      {children}
    </li>
  );
}
