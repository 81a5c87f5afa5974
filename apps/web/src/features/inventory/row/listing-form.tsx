import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { type KeyboardEvent, useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangedSince } from '../edit/changed-since.tsx';
import { readPrice } from '../edit/edit-values.ts';
import { listingName, pieceWords, unitWords } from '../inventory-words.ts';
import type { Change } from './use-listing-change.ts';
import { checkRow, useRowForm } from './use-row-form.ts';

type Props = { row: InventoryRow; hasVariants: boolean; onSave: Change; onClose: () => void };

const mostUnits = 9_999_999;

/** Price and stock in the place of the row. Enter saves, Escape leaves everything as it was. */
export function ListingForm({ row: known, hasVariants, onSave, onClose }: Props) {
  const [opened] = useState(known);
  const form = useRowForm(known, onSave, onClose);
  const { values, base: row, problems } = form;
  const { amount } = readPrice(values.price, row);
  const reserved = Math.ceil(known.reserved_pieces / row.base_quantity);

  const giveUp = () => {
    void form.reset();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    giveUp();
  };
  // What was typed before is on its way from the device; a field that nobody can type into takes no focus.
  if (!form.isReady) return <div className="min-h-52 bg-canvas" />;
  return (
    <form
      ref={form.form}
      noValidate
      aria-label={`Ubah ${listingName(row)}, ${unitWords(row)}`}
      onSubmit={form.submit}
      onKeyDown={handleKey}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-x-4 gap-y-3 bg-canvas px-4 py-3.5"
    >
      <p className="col-span-full font-medium">
        {hasVariants && row.variant_name ? `${row.variant_name}, ` : ''}
        {unitWords(row)}
      </p>
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
        {...form.field('price')}
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
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          Simpan
        </Button>
        <Button variant="secondary" onClick={giveUp}>
          Batal
        </Button>
        <AppLink
          to="/seller/inventory/product/edit"
          search={{ id: row.id, store_id: row.store_id }}
          className={buttonStyle({ variant: 'quiet' })}
        >
          Ubah lengkap
        </AppLink>
      </div>
    </form>
  );
}

/** What a piece of it costs, and a margin that has become a loss. */
function priceHint(row: InventoryRow, price: number): string | undefined {
  if (row.cost_price !== null && price < row.cost_price)
    return `Di bawah harga modal ${rupiah(row.cost_price)}.`;
  return pieceWords(price, row);
}
