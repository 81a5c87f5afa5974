import { demandSorts, demandStates } from '@marketplace/contract/tender-words';
import {
  isDay,
  isId,
  isIn,
  one,
  readTexts,
  searchText,
  several,
} from '../../platform/navigation/search-values.ts';

/** What narrows the list, as its address has it; and at a desk the demand that stands open beside it. */
export type DemandSearch = {
  state?: string | undefined;
  query?: string | undefined;
  sort?: string | undefined;
  city_id?: string | undefined;
  category_id?: string | undefined;
  serves_all?: string | undefined;
  needed_by?: string | undefined;
  tender_id?: string | undefined;
  /** The store whose row of it is open, where several are seen. */
  of_store_id?: string | undefined;
};

export const readDemandSearch = (raw: Record<string, unknown>): DemandSearch =>
  readTexts(raw, {
    state: several(isIn(demandStates)),
    query: searchText,
    sort: one(isIn(demandSorts)),
    city_id: several(isId),
    category_id: several(isId),
    serves_all: one((value) => value === 'true'),
    needed_by: one(isDay),
    tender_id: one(isId),
    of_store_id: one(isId),
  });

export type DemandFilters = Omit<DemandSearch, 'tender_id' | 'of_store_id'>;

/** Without what is open beside it. */
export const filtersOf = ({
  tender_id: _open,
  of_store_id: _store,
  ...filters
}: DemandSearch): DemandFilters => filters;

export const narrowing = ['city_id', 'category_id', 'serves_all', 'needed_by'] as const;

/** By how many of the filters it is narrowed, the search and the tab aside. */
export const filterCount = (search: DemandSearch): number =>
  narrowing.filter((name) => search[name]).length;

/** Which demand an address is about. */
export const readTenderId = (raw: Record<string, unknown>): { tender_id?: string | undefined } =>
  readTexts(raw, { tender_id: one(isId) });
