import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { remembering } from '../search-histories/search-histories.service.ts';
import { searchCategories } from './categories.service.ts';
import { listUnits, unitOfBarcode } from './product-units.service.ts';
import { searchFilter, searchProducts, searchUnits } from './search-catalogue.service.ts';
import { suggestSearches } from './suggestions.service.ts';

const { catalogue, productUnits, categories } = contract;

export const catalogueRoutes = [
  bind(catalogue.searchAvailable, remembering('CATALOGUE', searchUnits)),
  bind(catalogue.searchAvailableV2, remembering('CATALOGUE', searchProducts)),
  bind(catalogue.searchAvailableFilter, ({ db, scope, query }) =>
    searchFilter(db, scope, query.query),
  ),
  bind(catalogue.searchRecommendations, ({ db, who, scope, query }) =>
    suggestSearches(db, who, scope, query.query),
  ),
  bind(productUnits.list, ({ db, scope, query }) => listUnits(db, scope, query.product_id)),
  bind(productUnits.getByBarcode, ({ db, scope, query }) =>
    unitOfBarcode(db, scope, query.barcode_number),
  ),
  bind(categories.search, ({ db, query }) => searchCategories(db, query)),
];
