import {
  isId,
  one,
  readTexts,
  several,
  storeChoice,
} from '../../../platform/navigation/search-values.ts';
import { type InventoryFilters, readInventorySearch } from '../inventory-search.ts';

export const isPlanId = (value: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

export type PlanSearch = { store_id?: string | undefined; plan_id?: string | undefined };

export const readPlanSearch = (raw: Record<string, unknown>): PlanSearch => ({
  store_id: undefined,
  plan_id: undefined,
  ...readTexts(raw, { store_id: storeChoice, plan_id: one(isPlanId) }),
});

/** What was picked in the list, or the list itself: all that match. */
export type BulkSearch = InventoryFilters & {
  inventory_ids?: string | undefined;
  /** One rule for all of them, instead of one by one. */
  by?: 'rule' | undefined;
};

/** Picked products that the address has lost: never to be taken for all of them. */
export const lostIds = 'none';

export const readBulkSearch = (raw: Record<string, unknown>): BulkSearch => ({
  ...readInventorySearch(raw),
  inventory_ids: undefined,
  by: raw.by === 'rule' ? 'rule' : undefined,
  ...readTexts(raw, { inventory_ids: (value) => several(isId)(value) || lostIds }),
});
