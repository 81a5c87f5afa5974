import { contract } from '@marketplace/contract/contract';
import { bind } from '../../../platform/http/bind.ts';
import { listRules, listStoresWithRules, removeRule, saveRule } from './price-rules.service.ts';
import { proposePrices } from './propose-prices.service.ts';

const { priceRules } = contract;

export const priceRulesRoutes = [
  bind(priceRules.list, ({ db, scope, query }) => listRules(db, scope, query.store_id)),
  bind(priceRules.stores, ({ db, scope }) => listStoresWithRules(db, scope)),
  bind(priceRules.save, ({ db, who, scope, body }) => saveRule(db, who, scope, body)),
  bind(priceRules.remove, ({ db, scope, body }) => removeRule(db, scope, body)),
  bind(priceRules.propose, ({ db, who, scope, body }) => proposePrices(db, who, scope, body)),
];
