import {
  buyerSorts,
  buyerStandings,
  performanceKinds,
  productMeasures,
} from '@marketplace/contract/analytics-words';
import {
  isDay,
  isId,
  isIn,
  one,
  readTexts,
  searchText,
  storeChoice,
} from '../../platform/navigation/search-values.ts';

const isMonday = (day: string) => isDay(day) && new Date(day).getUTCDay() === 1;

export type SalesSearch = {
  store_id?: string;
  start_week?: string;
  by?: (typeof productMeasures)[number];
};

export const readSalesSearch = (raw: Record<string, unknown>): SalesSearch =>
  readTexts(raw, {
    store_id: storeChoice,
    start_week: one(isMonday),
    by: one(isIn(productMeasures)),
  }) as SalesSearch;

export type BehindSearch = {
  store_id?: string;
  date_from?: string;
  date_to?: string;
  kind?: (typeof performanceKinds)[number];
};

export const readBehindSearch = (raw: Record<string, unknown>): BehindSearch =>
  readTexts(raw, {
    store_id: storeChoice,
    date_from: one(isDay),
    date_to: one(isDay),
    kind: one(isIn(performanceKinds)),
  }) as BehindSearch;

export const readStoreSearch = (raw: Record<string, unknown>): { store_id?: string } =>
  readTexts(raw, { store_id: storeChoice });

export type BuyersSearch = {
  store_id?: string;
  standing?: (typeof buyerStandings)[number] | undefined;
  sort?: (typeof buyerSorts)[number];
  query?: string | undefined;
  page?: string;
};

export const readBuyersSearch = (raw: Record<string, unknown>): BuyersSearch =>
  readTexts(raw, {
    store_id: storeChoice,
    standing: one(isIn(buyerStandings)),
    sort: one(isIn(buyerSorts)),
    query: searchText,
    page: one((page) => /^[1-9]\d{0,3}$/.test(page)),
  }) as BuyersSearch;

export const readBuyerSearch = (
  raw: Record<string, unknown>,
): { store_id?: string; buyer_store_id?: string } =>
  readTexts(raw, { store_id: one(isId), buyer_store_id: one(isId) });
