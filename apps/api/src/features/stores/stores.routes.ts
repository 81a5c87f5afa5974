import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listSellingStores } from './selling-stores.service.ts';
import { listStores } from './stores.service.ts';

export const storesRoutes = [
  bind(contract.stores.list, async ({ db, who }) => ({ stores: await listStores(db, who) })),
  bind(contract.stores.selling, ({ db, scope, query }) => listSellingStores(db, scope, query)),
];
