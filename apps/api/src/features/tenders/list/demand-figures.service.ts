import type { DemandFilter, DemandMonth } from '@marketplace/contract/tender-offering-lists';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readCategories, readCities, readMonths } from './demand-figures.sql.ts';

export const demandFilter = async (db: Db, scope: StoreScope): Promise<DemandFilter> => ({
  cities: await readCities(db, scope),
  categories: await readCategories(db, scope),
});

export const demandResults = async (
  db: Db,
  scope: StoreScope,
  { months }: { months: number },
): Promise<{ months: DemandMonth[] }> => ({ months: await readMonths(db, scope, months) });
