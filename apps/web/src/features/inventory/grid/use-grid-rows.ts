import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../platform/services.ts';
import { severalQuery } from '../listing.query.ts';

const pageRows = 100;
/** So many pages are asked for at once, where a block reaches over many. */
const atOnce = 6;

/** What is typed over is as new as this, also where nobody has looked at it for a while. */
const staleTime = 5_000;

const pageOf = (index: number) => Math.floor(index / pageRows);

const pagesFrom = (top: number, bottom: number) =>
  Array.from({ length: pageOf(bottom) - pageOf(top) + 1 }, (_, index) => pageOf(top) + index);

/** The rows of a grid: those in view are there and follow what others change; any others can be asked for. */
export function useGridRows(
  store_id: string,
  ids: readonly string[],
  { first, last }: { first: number; last: number },
) {
  const services = useServices();
  const queryClient = useQueryClient();
  const queryOf = (page: number) =>
    severalQuery(services, store_id, ids.slice(page * pageRows, (page + 1) * pageRows));
  const from = pageOf(first);
  const count = ids.length === 0 ? 0 : pageOf(Math.min(last, ids.length - 1)) - from + 1;
  const answers = useQueries({
    queries: Array.from({ length: count }, (_, index) => queryOf(from + index)),
  });
  const inView = new Map<string, InventoryRow>();
  for (const { data } of answers)
    for (const row of data?.inventories ?? []) inView.set(row.id, row);

  const places = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  /** The pages that some listings are on. */
  const pagesWith = (some: Iterable<string>) => {
    const pages = new Set<number>();
    for (const id of some) {
      const place = places.get(id);
      if (place !== undefined) pages.add(pageOf(place));
    }
    return [...pages];
  };
  const readPages = async (
    pages: readonly number[],
    onRead: (done: number, of: number) => void = () => {},
  ): Promise<ReadonlyMap<string, InventoryRow>> => {
    const rows = new Map<string, InventoryRow>();
    for (let next = 0; next < pages.length; next += atOnce) {
      const some = pages.slice(next, next + atOnce);
      const read = await Promise.all(
        some.map((page) => queryClient.fetchQuery({ ...queryOf(page), staleTime })),
      );
      for (const { inventories } of read) for (const row of inventories) rows.set(row.id, row);
      onRead(Math.min(next + atOnce, pages.length), pages.length);
    }
    return rows;
  };
  const knownOn = (pages: readonly number[]): ReadonlyMap<string, InventoryRow> => {
    const rows = new Map<string, InventoryRow>();
    for (const page of pages)
      for (const row of queryClient.getQueryData(queryOf(page).queryKey)?.inventories ?? [])
        rows.set(row.id, row);
    return rows;
  };

  const failed = answers.find(({ error, data }) => error && !data);
  return {
    rowAt: (index: number) => inView.get(ids[index] ?? ''),
    placeOf: (id: string) => places.get(id),
    /** Those between two places that are at hand, in view or not, by their ids. */
    knownRows: (top: number, bottom: number) => knownOn(pagesFrom(top, bottom)),
    /** Those of some listings that are at hand. */
    knownOf: (some: Iterable<string>) => knownOn(pagesWith(some)),
    /** All rows between two places as they are now, some pages at a time. */
    readRows: (top: number, bottom: number, onRead: (done: number, of: number) => void) =>
      readPages(pagesFrom(top, bottom), onRead),
    /** Some listings as they are now. */
    readOf: (some: Iterable<string>) => readPages(pagesWith(some)),
    error: failed?.error,
    reload: () => void failed?.refetch(),
  };
}

export type GridRows = ReturnType<typeof useGridRows>;
