import type { OrderRow } from '@marketplace/contract/order-row';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCategory, isRefusal, wordsFor } from '../../../platform/api/failure.ts';
import { useSteadyRows } from '../../../platform/lists/use-steady-rows.ts';
import { useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { orderPageQuery } from '../order-list.query.ts';
import type { OrderPage } from '../order-page.ts';
import type { OrderFilters } from '../order-search.ts';
import { uniqueRows } from './unique-rows.ts';

/**
 * The pages from `first` to `last`, side by side: each is asked for on its own, and kept on its own. `shown` is what is
 * seen of them: it does not move under whoever looks at it.
 */
export function useOrderPages(filters: OrderFilters, first: number, last: number) {
  const services = useServices();
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const results = useQueries({
    queries: numbers.map((page) => orderPageQuery(services, filters, page)),
  });
  const pages = results.flatMap(({ data, isPlaceholderData }) =>
    data && !isPlaceholderData ? [data] : [],
  );
  const shown = useSteadyRows(uniqueRows(withoutHole(results)), {
    list: JSON.stringify([filters, first]),
    isOld: results[0] !== undefined && isOfLastVisit(results[0]),
    stateOf: statusOf,
  });
  const error = results.find((result) => result.error)?.error ?? null;
  useToastOf(error);
  const retry = () => {
    for (const result of results) if (result.error) void result.refetch();
  };
  return {
    results,
    pages,
    shown,
    /** The latest answer at all, for the counts on the tabs. */
    latest: results.findLast(({ data }) => data)?.data,
    error,
    retry,
    refetch: () =>
      Promise.all(results.map((result) => result.refetch())).then(() => shown.takeAll()),
    isPending: results.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  };
}

/** The pages up to the first that is still on its way: what comes in between would have to wait behind the pill. */
function withoutHole(results: readonly UseQueryResult<OrderPage>[]): OrderPage[] {
  const missing = results.findIndex(({ data, isPlaceholderData }) => !data || isPlaceholderData);
  const there = missing === -1 ? results : results.slice(0, missing);
  return there.flatMap(({ data }) => data ?? []);
}

const statusOf = ({ fulfilment_status }: OrderRow) => fulfilment_status;

const aMinute = 60_000;

/** What the device has kept of another day is replaced whole by the first answer. */
const isOfLastVisit = ({ dataUpdatedAt, isFetchedAfterMount }: UseQueryResult): boolean =>
  !isFetchedAfterMount && Date.now() - dataUpdatedAt > aMinute;

function useToastOf(error: Error | null): void {
  useEffect(() => {
    // A refusal is told in the place of the rows.
    if (error && !isCategory(error, 'CANCEL_ERROR') && !isRefusal(error)) {
      showToast({ text: wordsFor(error), kind: 'error' });
    }
  }, [error]);
}
