import { isId, one, readTexts, several } from '../../platform/navigation/search-values.ts';

/**
 * What the address of the edit page is about: a listing by its id or by product and unit, or a product with all its
 * variants, in one unit or in all of them.
 */
export type EditSearch = {
  id?: string | undefined;
  productId?: string | undefined;
  uomId?: string | undefined;
  isMultiVariant?: string | undefined;
};

export const readEditSearch = (raw: Record<string, unknown>): EditSearch => ({
  id: undefined,
  productId: undefined,
  uomId: undefined,
  isMultiVariant: undefined,
  ...readTexts(raw, {
    id: one(isId),
    productId: one(isId),
    uomId: one(isId),
    isMultiVariant: one((value) => value === 'true'),
  }),
});

/** Of what the history is: a listing, or a product, in one unit or in all of them. */
export type HistorySearch = {
  inventoryId?: string | undefined;
  productId?: string | undefined;
  uomId?: string | undefined;
};

export const readHistorySearch = (raw: Record<string, unknown>): HistorySearch => ({
  inventoryId: undefined,
  productId: undefined,
  uomId: undefined,
  ...readTexts(raw, { inventoryId: one(isId), productId: one(isId), uomId: one(isId) }),
});

/** The address of a history carries only what is set. */
export const historySearch = (ids: HistorySearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ids).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

export type SeveralSearch = { inventory_ids?: string | undefined };

export const readSeveralSearch = (raw: Record<string, unknown>): SeveralSearch => ({
  inventory_ids: undefined,
  ...readTexts(raw, { inventory_ids: several(isId) }),
});
