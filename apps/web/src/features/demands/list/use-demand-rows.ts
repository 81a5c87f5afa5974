import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSteadyRows } from '../../../platform/lists/use-steady-rows.ts';
import { useServices } from '../../../platform/services.ts';
import type { DemandFilters } from '../demand-search.ts';
import { type Demand, demandListQuery, withId } from '../demands.query.ts';

const aMinute = 60_000;
const stateOfRow = ({ state }: Demand) => state;

/** The rows of a list, which do not move while they are looked at: what comes in between waits behind the pill. */
export function useDemandRows(store_id: string, filters: DemandFilters) {
  const result = useInfiniteQuery(demandListQuery(useServices(), store_id, filters));
  const { data, isFetchedAfterMount, dataUpdatedAt } = result;
  const live = useMemo(() => {
    // While a list is being renewed a row may stand on two pages.
    const rows = (data?.pages ?? []).flatMap((page) => page.data.map(withId));
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }, [data]);
  const shown = useSteadyRows(live, {
    list: JSON.stringify([store_id, filters]),
    isOld: !isFetchedAfterMount && Date.now() - dataUpdatedAt > aMinute,
    stateOf: stateOfRow,
  });
  const [first] = data?.pages ?? [];
  return { result, shown, first };
}

export type DemandRows = ReturnType<typeof useDemandRows>;
