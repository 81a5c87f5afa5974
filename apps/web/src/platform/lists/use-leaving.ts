import { useEffect, useRef } from 'react';
import type { ShownRows } from './use-steady-rows.ts';
import { whenCalm } from './when-calm.ts';

/** Long enough to be read. */
const untilRead = 2_500;

/** Rows that have left the list go once nobody points at it. */
export function useLeaving<R extends { id: string }>({
  left,
  drop,
}: Pick<ShownRows<R>, 'left' | 'drop'>): void {
  const leaving = left.map(({ id }) => id).join();
  const act = useRef(() => {});
  act.current = () => drop(...left);
  useEffect(() => {
    if (!leaving) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenCalm(() => act.current());
    }, untilRead);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [leaving]);
}
