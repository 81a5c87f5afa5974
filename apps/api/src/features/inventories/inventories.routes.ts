import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listForSale } from './for-sale.service.ts';

export const inventoriesRoutes = [
  bind(contract.inventories.forSale, ({ db, scope, query }) => listForSale(db, scope, query)),
];
