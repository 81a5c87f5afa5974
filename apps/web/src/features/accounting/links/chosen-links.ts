import type { AccountingListing, AccurateItem } from '@marketplace/contract/accounting-mapping';
import { useSyncExternalStore } from 'react';
import { dropFromTab, keepInTab, keptInTab } from '../../../platform/device/books-in-tab.ts';

/** A listing and the unit of an item that somebody means to link, as it is shown before it is done. */
export type ChosenPair = {
  inventory_id: string;
  product_name: string;
  uom_name: string;
  pieces: number;
  item_no: string;
  item_name: string;
  unit_name: string;
  unit_ratio: number;
  first_unit: string;
};

type Kept = { store_id: string; pairs: readonly ChosenPair[] };

const none: readonly ChosenPair[] = [];
const listeners = new Set<() => void>();
let current: Kept | undefined;

const kept = (): Kept | undefined => {
  current ??= keptInTab('linking') as Kept | undefined;
  return current;
};

/** Of one store: whoever goes to another begins anew there. */
export const chosenIn = (store_id: string): readonly ChosenPair[] => {
  const now = kept();
  return now?.store_id === store_id ? now.pairs : none;
};

function change(store_id: string, pairs: readonly ChosenPair[]): void {
  current = { store_id, pairs };
  if (pairs.length > 0) keepInTab('linking', current);
  else dropFromTab('linking');
  for (const listener of listeners) listener();
}

/** One pair a listing: the newest choice holds. */
export function choosePairs(store_id: string, pairs: readonly ChosenPair[]): void {
  const ids = new Set(pairs.map(({ inventory_id }) => inventory_id));
  const others = chosenIn(store_id).filter(({ inventory_id }) => !ids.has(inventory_id));
  change(store_id, [...others, ...pairs]);
}

/** The same but for what is chosen already: somebody has looked at that. */
export function addPairs(store_id: string, pairs: readonly ChosenPair[]): void {
  const known = new Set(chosenIn(store_id).map(({ inventory_id }) => inventory_id));
  choosePairs(
    store_id,
    pairs.filter(({ inventory_id }) => !known.has(inventory_id)),
  );
}

export function dropPairs(store_id: string, inventory_ids: readonly string[]): void {
  const gone = new Set(inventory_ids);
  change(
    store_id,
    chosenIn(store_id).filter(({ inventory_id }) => !gone.has(inventory_id)),
  );
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useChosenPairs = (store_id: string): readonly ChosenPair[] =>
  useSyncExternalStore(
    listen,
    () => chosenIn(store_id),
    () => none,
  );

export const pairOf = (
  { inventory_id, product_name, uom_name, pieces }: AccountingListing,
  { item_no, name, units }: AccurateItem,
  unit: { name: string; ratio: number },
): ChosenPair => ({
  ...{ inventory_id, product_name, uom_name, pieces, item_no },
  item_name: name,
  unit_name: unit.name,
  unit_ratio: unit.ratio,
  first_unit: units[0]?.name ?? unit.name,
});
