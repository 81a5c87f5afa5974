import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { countsByState } from '../inventory-counters.sql.ts';
import { readFacets } from './inventory-facets.sql.ts';

export async function listFacets(db: Db, scope: StoreScope) {
  const facets = await readFacets(db, scope);
  return {
    categories: facets.categories ?? [],
    brands: facets.brands ?? [],
    states: countsByState(facets, true),
    stock_levels: {
      NONE: facets.none,
      LOW: facets.low,
      ENOUGH: facets.products - facets.without_enough,
    },
    expiring: facets.expiring,
    adjustable_prices: facets.adjustable,
    offered_stock_levels: { NONE: facets.offered_none, LOW: facets.offered_low },
  };
}
