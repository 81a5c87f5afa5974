import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { recommendPrices, recommendUnits } from './recommendations.service.ts';

const { recommendations } = contract;

export const recommendationsRoutes = [
  bind(recommendations.priceRecommendations, ({ db, scope, query }) =>
    recommendPrices(db, scope, query.product_unit_ids),
  ),
  bind(recommendations.inventoryRecommendations, ({ db, scope, query }) =>
    recommendUnits(db, scope, query),
  ),
];
