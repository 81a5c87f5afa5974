import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { addInventories } from './add/add-inventories.service.ts';
import { changeInventories } from './edit/change-inventories.service.ts';

const { inventories } = contract;

/** The fields of one listing stand by themselves in the body. */
const alone = { fieldsAt: () => '' };

const sourceOf = (items: readonly unknown[]) => (items.length > 1 ? 'BULK' : 'SCREEN');

export const inventoryChangesRoutes = [
  bind(inventories.update, ({ db, scope, who, body: { store_id, ...change } }) =>
    changeInventories(db, scope, who, store_id, [change], 'SCREEN', alone),
  ),
  bind(inventories.updateV2, ({ db, scope, who, body: { store_id, ...change } }) =>
    changeInventories(db, scope, who, store_id, [change], 'SCREEN', alone),
  ),
  bind(inventories.updatePriceTiers, ({ db, scope, who, body: { store_id, ...change } }) =>
    changeInventories(db, scope, who, store_id, [change], 'SCREEN', alone),
  ),
  bind(inventories.updateV3, ({ db, scope, who, body }) =>
    changeInventories(db, scope, who, body.store_id, body.inventories, 'SCREEN', {
      product_id: body.product_id,
    }),
  ),
  bind(inventories.updateBulk, ({ db, scope, who, body: { store_id, inventories } }) =>
    changeInventories(db, scope, who, store_id, inventories, sourceOf(inventories)),
  ),
  bind(inventories.updateState, ({ db, scope, who, body: { store_id, state, inventories } }) => {
    const changes = inventories.map((which) => ({ ...which, state }));
    return changeInventories(db, scope, who, store_id, changes, sourceOf(changes));
  }),
  bind(inventories.create, ({ db, scope, who, body: { store_id, ...listing } }) =>
    addInventories(db, scope, who, store_id, [listing], 'SCREEN', alone),
  ),
  bind(inventories.createBulk, ({ db, scope, who, body: { store_id, items } }) =>
    addInventories(db, scope, who, store_id, items, sourceOf(items)),
  ),
];
