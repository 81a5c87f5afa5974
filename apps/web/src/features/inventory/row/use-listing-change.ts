import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useStore } from 'zustand';
import { rupiah } from '../../../platform/format/money.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useOffline } from '../../../platform/services.ts';
import { listingName, unitWords } from '../inventory-words.ts';
import { stateCall, updateCall } from '../listing-calls.ts';
import { isContested } from '../live/rebase.ts';

/** What is changed in the row: how much was counted, where it is the stock. */
export type ListingChange = { price?: number; counted?: number; state?: InventoryState };

/**
 * Hands a change to the outbox; `seen` is the row it was made from, where it is not the one that is shown. Fails if it
 * cannot even be kept.
 */
export type Change = (change: ListingChange, seen?: InventoryRow) => Promise<void>;

/** A listing as it will be once what waits has arrived, and the way to change it. */
export function useListingChange(known: InventoryRow) {
  const { outbox } = useOffline();
  const waiting = useStore(outbox.state, ({ items }) =>
    items.findLast(({ body }) => isAbout(body, known.id)),
  );
  const change: Change = (wanted, seen = known) => {
    const isLate =
      known.version > seen.version && !isContested(callOf(seen, wanted).body, seen, known);
    const over = isLate ? known : seen;
    return outbox.add({
      ...callOf(over, wanted),
      base: over,
      // Every unit of a variant takes from one stock: its changes are sent in the order they were made.
      record: `stock:${over.store_id}:${over.variant_id}`,
      label: labelOf(over, wanted),
    });
  };
  return { row: withChange(known, waiting), waiting, change };
}

type Named = { inventory_id?: unknown; inventories?: { inventory_id?: unknown }[] };

const isAbout = ({ inventory_id, inventories }: Named, id: string): boolean =>
  inventory_id === id || inventories?.some((each) => each.inventory_id === id) === true;

function callOf({ store_id, id, version, stock }: InventoryRow, wanted: ListingChange) {
  const { price, counted, state } = wanted;
  const which = { inventory_id: id, version };
  if (state) return { call: stateCall, body: { store_id, state, inventories: [which] } };
  return {
    call: updateCall,
    body: {
      store_id,
      ...which,
      ...(price === undefined ? {} : { price }),
      ...(counted === undefined ? {} : { stock: { counted, seen: stock } }),
    },
  };
}

/** What a waiting change asks for, as it was typed. */
export function wantedBy({ body }: Pick<OutboxItem, 'body'>): ListingChange {
  const { price, stock, state } = body as {
    price?: number;
    stock?: { counted: number };
    state?: InventoryState;
  };
  return {
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { counted: stock.counted }),
    ...(state === undefined ? {} : { state }),
  };
}

function withChange(row: InventoryRow, waiting: OutboxItem | undefined): InventoryRow {
  if (!waiting || waiting.refusal) return row;
  const { price = row.price, counted = row.stock, state = row.state } = wantedBy(waiting);
  return { ...row, price, stock: counted, state };
}

function labelOf(row: InventoryRow, { price, counted, state }: ListingChange): string {
  const what = [
    price !== undefined && `harga ${rupiah(price)}`,
    counted !== undefined && `stok ${counted} ${row.uom_name.toLowerCase()}`,
    state && (state === 'ACTIVE' ? 'dijual' : 'tidak dijual'),
  ].filter(Boolean);
  return `${listingName(row)}, ${unitWords(row)}: ${what.join(', ')}`;
}
