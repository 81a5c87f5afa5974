import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { isBelowReserved, readPrice } from '../edit/edit-values.ts';
import type { Change, ListingChange } from './use-listing-change.ts';

type RowValues = { price: string; counted: number };

const valuesOf = ({ price, stock }: InventoryRow): RowValues => ({
  price: number(price),
  counted: stock,
});

/** Only what is different from the row that the form began from: it goes on changing meanwhile. */
function rowChanges({ price, counted }: RowValues, row: InventoryRow): ListingChange {
  const { amount = row.price } = readPrice(price, row);
  return {
    ...(amount === row.price ? {} : { price: amount }),
    ...(counted === row.stock ? {} : { counted }),
  };
}

/** How many of it buyers have ordered is told by the row of now. */
export const checkRow = (
  { price, counted }: RowValues,
  row: InventoryRow,
  { reserved_pieces }: Pick<InventoryRow, 'reserved_pieces'>,
): Problems => {
  const { problem } = readPrice(price, row);
  const least = number(Math.ceil(reserved_pieces / row.base_quantity));
  return {
    ...(problem && { price: fieldErrorTable[problem] }),
    ...(isBelowReserved(counted, { ...row, reserved_pieces }) && {
      counted: `Paling sedikit ${least}: sudah dipesan pembeli.`,
    }),
  };
};

export type RowForm = ReturnType<typeof useRowForm>;

/** Price and stock of a row of the list; what is typed is kept until it was saved or given up. */
export const useRowForm = (known: InventoryRow, onSave: Change, onClose: () => void) =>
  useDraftForm<RowValues, InventoryRow, void>({
    name: `inventory-row:${known.store_id}:${known.id}`,
    base: known,
    initial: valuesOf,
    check: (values, row) => checkRow(values, row, known),
    send: async (values, row) => {
      const changes = rowChanges(values, row);
      if (Object.keys(changes).length > 0) await onSave(changes, row);
    },
    leave: onClose,
  });
