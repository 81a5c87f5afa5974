import { useRef } from 'react';

/** Keys for the rows of a list that is typed into and has no ids: a row keeps its own when another goes. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) {
    keys.current.push(next.current);
    next.current += 1;
  }
  keys.current.length = count;
  return {
    keyAt: (row: number): number | undefined => keys.current[row],
    /** Before the row is taken out of the list. */
    drop: (row: number): void => void keys.current.splice(row, 1),
  };
}
