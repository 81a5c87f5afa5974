import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { groupWhileTyped } from '../../../ui/group-while-typed.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangedSince } from '../edit/changed-since.tsx';
import { readPrice } from '../edit/edit-values.ts';
import { pieceWords } from '../inventory-words.ts';
import { checkRow, type RowForm } from './use-row-form.ts';

const mostUnits = 9_999_999;

/** Price and stock of a unit; `known` is the row as it is now, whatever the form began from. */
export function ListingFields({ form, known }: { form: RowForm; known: InventoryRow }) {
  const [opened] = useState(known);
  const { values, base: row, problems } = form;
  const { amount } = readPrice(values.price, row);
  const reserved = Math.ceil(known.reserved_pieces / row.base_quantity);
  const price = form.field('price');
  return (
    <>
      <ChangedSince seen={form.isRestored ? row : opened} now={known} className="col-span-full" />
      {form.isRestored && (
        <div className="col-span-full">
          <RestoredNote form={form} />
        </div>
      )}
      {problems.form && (
        <div className="col-span-full">
          <Banner kind="error">{problems.form}</Banner>
        </div>
      )}
      <TextField
        label="Harga"
        prefix="Rp"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        {...price}
        onChange={(event) => {
          groupWhileTyped(event, values.price);
          price.onChange(event);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={amount === undefined ? undefined : priceHint(row, amount)}
      />
      <Stepper
        key={form.resets}
        label="Stok di rak"
        min={0}
        max={mostUnits}
        format={number}
        {...form.control('counted')}
        hint={reserved > 0 ? `${number(reserved)} sudah dipesan pembeli` : undefined}
        error={checkRow(values, row, known).counted}
      />
    </>
  );
}

/** What a piece of it costs, and a margin that has become a loss. */
function priceHint(row: InventoryRow, price: number): string | undefined {
  if (row.cost_price !== null && price < row.cost_price)
    return `Di bawah harga modal ${rupiah(row.cost_price)}.`;
  return pieceWords(price, row);
}
