import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { forgetSearches, listSearches } from './search-histories.service.ts';

const { searchHistories } = contract;

export const searchHistoriesRoutes = [
  bind(searchHistories.get, ({ db, who, scope, query }) =>
    listSearches(db, who, scope, query.kind),
  ),
  bind(searchHistories.delete, ({ db, who, scope, body }) => forgetSearches(db, who, scope, body)),
];
