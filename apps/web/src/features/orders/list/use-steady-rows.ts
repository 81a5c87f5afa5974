import type { OrderRow } from '@marketplace/contract/order-row';
import { useCallback, useReducer, useRef } from 'react';
import { type SteadyRows, steadied } from './steady-rows.ts';

type Kept = {
  list: string;
  rows: readonly OrderRow[];
  /** Seen to go, though the list still has them as they were then. */
  gone: ReadonlySet<string>;
};

const begun = (list: string): Kept => ({ list, rows: [], gone: new Set() });

/** One that comes back to the list, in whatever state, is seen again. */
const goneKey = ({ id, fulfilment_status }: OrderRow) => `${id} ${fulfilment_status}`;

/**
 * The rows of a list, which do not move while they are looked at. Another list begins anew, and so does one whose rows
 * are those of the last visit (`isOld`).
 */
export function useSteadyRows(live: readonly OrderRow[], list: string, isOld: boolean) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<Kept>(begun(list));
  if (kept.current.list !== list || isOld) kept.current = begun(list);
  const { rows: before, gone } = kept.current;
  const steady: SteadyRows = steadied(
    before,
    live.filter((row) => !gone.has(goneKey(row))),
  );
  kept.current = { list, rows: steady.rows, gone };
  /** They may be seen to go. */
  const drop = useCallback(
    (...rows: readonly OrderRow[]) => {
      const dropped = new Set(rows.map(({ id }) => id));
      kept.current = {
        list,
        rows: kept.current.rows.filter(({ id }) => !dropped.has(id)),
        gone: new Set([...kept.current.gone, ...rows.map(goneKey)]),
      };
      draw();
    },
    [list],
  );
  return {
    ...steady,
    /** The list as it is now, with what has come. */
    takeAll: () => {
      kept.current = begun(list);
      draw();
    },
    drop,
  };
}

export type ShownRows = ReturnType<typeof useSteadyRows>;
