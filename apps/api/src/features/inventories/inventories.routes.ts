import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { remembering } from '../search-histories/search-histories.service.ts';
import { copiesRoutes } from './copies/copies.routes.ts';
import { listLog } from './history/inventory-log.service.ts';
import { inventoryChangesRoutes } from './inventory-changes.routes.ts';
import { inventoryFilesRoutes } from './inventory-files.routes.ts';
import { getInventories, getInventory, getProduct } from './inventory-rows.service.ts';
import { listFacets } from './list/inventory-facets.service.ts';
import { listInventories, listProducts } from './list/list-inventories.service.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { priceRulesRoutes } from './price-rules/price-rules.routes.ts';
import { listForSale } from './sale/for-sale.service.ts';
import { stockTakesRoutes } from './stock-takes/stock-takes.routes.ts';

export const inventoriesRoutes = [
  bind(contract.inventories.forSale, ({ db, scope, query, log }) =>
    listForSale(db, scope, query, log),
  ),
  bind(contract.inventories.list, remembering('INVENTORY', listInventories)),
  bind(contract.inventories.listV2, remembering('INVENTORY', listProducts)),
  bind(contract.inventories.listFilter, ({ db, scope }) => listFacets(db, scope)),
  bind(contract.inventories.get, async ({ db, scope, query }) => ({
    inventory: await getInventory(db, scope, query.inventory_id),
  })),
  bind(contract.inventories.getBulk, async ({ db, scope, query }) => ({
    inventories: await getInventories(db, scope, query.store_id, query.inventory_ids),
  })),
  bind(contract.inventories.multivariant, async ({ db, scope, query }) => ({
    product: await getProduct(db, scope, query),
  })),
  bind(contract.inventories.log, ({ db, scope, query }) => listLog(db, scope, query)),
  ...inventoryChangesRoutes,
  ...plansRoutes,
  ...copiesRoutes,
  ...priceRulesRoutes,
  ...stockTakesRoutes,
  ...inventoryFilesRoutes,
];
