import { useCallback, useReducer, useRef } from 'react';
import { type SteadyRows, steadied, stillGone } from './steady-rows.ts';

type Row = { id: string };

type Kept<R extends Row> = {
  list: string;
  rows: readonly R[];
  /** Seen to go, though the list still has them as they were then. */
  gone: ReadonlySet<string>;
};

const begun = <R extends Row>(list: string): Kept<R> => ({ list, rows: [], gone: new Set() });

type Options<R extends Row> = {
  /** Which list it is: another one begins anew. */
  list: string;
  /** The rows are those of the last visit. */
  isOld: boolean;
  /** Where a row stands: one that was seen to go comes back in another state, or once the list was without it. */
  stateOf: (row: R) => string;
};

/** The rows of a list, which do not move while they are looked at. */
export function useSteadyRows<R extends Row>(live: readonly R[], options: Options<R>) {
  const { list, isOld, stateOf } = options;
  const goneKey = useCallback((row: R) => `${row.id} ${stateOf(row)}`, [stateOf]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<Kept<R>>(begun(list));
  if (kept.current.list !== list || isOld) kept.current = begun(list);
  const { rows: before } = kept.current;
  const gone = stillGone(kept.current.gone, live.map(goneKey));
  const steady: SteadyRows<R> = steadied(
    before,
    live.filter((row) => !gone.has(goneKey(row))),
  );
  kept.current = { list, rows: steady.rows, gone };
  /** They may be seen to go. */
  const drop = useCallback(
    (...rows: readonly R[]) => {
      const dropped = new Set(rows.map(({ id }) => id));
      kept.current = {
        list,
        rows: kept.current.rows.filter(({ id }) => !dropped.has(id)),
        gone: new Set([...kept.current.gone, ...rows.map(goneKey)]),
      };
      draw();
    },
    [list, goneKey],
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

export type ShownRows<R extends Row> = ReturnType<typeof useSteadyRows<R>>;
