import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { rememberSearch } from '../search-histories/search-histories.service.ts';
import { listForSale } from './for-sale.service.ts';
import { inventoryChangesRoutes } from './inventory-changes.routes.ts';
import { listFacets } from './inventory-facets.service.ts';
import { listLog } from './inventory-log.service.ts';
import { getInventory, getProduct, readInventories } from './inventory-rows.service.ts';
import { listInventories, listProducts } from './list-inventories.service.ts';

export const inventoriesRoutes = [
  bind(contract.inventories.forSale, ({ db, scope, query, log }) =>
    listForSale(db, scope, query, log),
  ),
  bind(contract.inventories.list, async ({ db, who, scope, query }) => {
    const answer = await listInventories(db, scope, query);
    const searched = { ...query, found: answer.data.length };
    await rememberSearch(db, who, scope, 'INVENTORY', searched);
    return answer;
  }),
  bind(contract.inventories.listV2, async ({ db, who, scope, query }) => {
    const answer = await listProducts(db, scope, query);
    const searched = { ...query, found: answer.data.length };
    await rememberSearch(db, who, scope, 'INVENTORY', searched);
    return answer;
  }),
  bind(contract.inventories.listFilter, ({ db, scope }) => listFacets(db, scope)),
  bind(contract.inventories.get, async ({ db, scope, query }) => ({
    inventory: await getInventory(db, scope, query.inventory_id),
  })),
  bind(contract.inventories.getBulk, async ({ db, scope, query }) => ({
    inventories: await readInventories(db, scope, query.store_id, query.inventory_ids),
  })),
  bind(contract.inventories.multivariant, async ({ db, scope, query }) => ({
    product: await getProduct(db, scope, query),
  })),
  bind(contract.inventories.log, ({ db, scope, query }) => listLog(db, scope, query)),
  ...inventoryChangesRoutes,
];
