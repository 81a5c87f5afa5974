import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { StoreScope } from '../../platform/store-scope.ts';

/** What goods cost a store, and so what it earns by them, is told to those who manage its inventory. */
export const seesCosts = (scope: StoreScope, store_id: string): boolean =>
  scope.levelIn(store_id) === 'MANAGE';

type Costing = { store_id: string; cost_price: number | null };

export const asSeen = <Row extends Costing>(scope: StoreScope, rows: readonly Row[]): Row[] =>
  rows.map((row) => (seesCosts(scope, row.store_id) ? row : { ...row, cost_price: null }));

export const productAsSeen = (scope: StoreScope, product: ProductGroup): ProductGroup => ({
  ...product,
  inventories: asSeen(scope, product.inventories),
});
