import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listStores } from './stores.service.ts';

export const storesRoutes = [
  bind(contract.stores.list, async ({ db, who }) => ({ stores: await listStores(db, who) })),
];
