import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCategory, isRefusal, wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { orderPageQuery } from '../order-list.query.ts';
import type { OrderFilters } from '../order-search.ts';

/** The pages from `first` to `last`, side by side: each is asked for on its own, and kept on its own. */
export function useOrderPages(filters: OrderFilters, first: number, last: number) {
  const services = useServices();
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const results = useQueries({
    queries: numbers.map((page) => orderPageQuery(services, filters, page)),
  });
  const error = results.find((result) => result.error)?.error ?? null;
  useToastOf(error);
  const retry = () => {
    for (const result of results) if (result.error) void result.refetch();
  };
  return {
    results,
    pages: results.flatMap(({ data, isPlaceholderData }) =>
      data && !isPlaceholderData ? [data] : [],
    ),
    /** The latest answer at all, for the counts on the tabs. */
    latest: results.findLast(({ data }) => data)?.data,
    error,
    retry,
    refetch: () => Promise.all(results.map((result) => result.refetch())),
    isPending: results.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  };
}

function useToastOf(error: Error | null): void {
  useEffect(() => {
    // A refusal is told in the place of the rows.
    if (error && !isCategory(error, 'CANCEL_ERROR') && !isRefusal(error)) {
      showToast({ text: wordsFor(error), kind: 'error' });
    }
  }, [error]);
}
