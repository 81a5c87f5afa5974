import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { number, rupiah } from '../../platform/format/money.ts';
import { useKeepMounted } from '../../platform/lists/keep-mounted.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAction } from '../../platform/use-action.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isBelowReserved, readPrice } from './edit-values.ts';
import { listingName, pieceWords, stockWords, unitWords } from './inventory-words.ts';
import type { Change } from './use-listing-change.ts';

type Props = { row: InventoryRow; hasVariants: boolean; onSave: Change; onClose: () => void };

const mostUnits = 9_999_999;

/**
 * Price and stock in the place of the row. Enter saves, Escape leaves everything as it was. What is sent is told against
 * the row as it was when the form was opened: it goes on changing meanwhile.
 */
export function ListingForm({ row: known, hasVariants, onSave, onClose }: Props) {
  const [row] = useState(known);
  const [typed, setTyped] = useState(number(row.price));
  const [counted, setCounted] = useState(row.stock);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const read = readPrice(typed, row);
  const reserved = Math.ceil(known.reserved_pieces / row.base_quantity);
  const isBelow = isBelowReserved(counted, { ...row, reserved_pieces: known.reserved_pieces });
  useKeepMounted();

  const saving = useAction(async () => {
    setTried(true);
    if (read.problem) return price.current?.focus();
    if (isBelow || form.current?.querySelector('[data-unclear]')) return;
    const change = {
      ...(read.amount === row.price ? {} : { price: read.amount }),
      ...(counted === row.stock ? {} : { counted }),
    };
    if (Object.keys(change).length > 0) await onSave(change, row);
    onClose();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Ubah ${listingName(row)}, ${unitWords(row)}`}
      onSubmit={save}
      onKeyDown={handleKey}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-x-4 gap-y-3 bg-canvas px-4 py-3.5"
    >
      <p className="col-span-full font-medium">
        {hasVariants && row.variant_name ? `${row.variant_name}, ` : ''}
        {unitWords(row)}
      </p>
      {(known.price !== row.price || known.stock !== row.stock) && (
        <p role="status" className="col-span-full text-sm font-medium text-soon-700">
          {`Sejak dibuka berubah: kini ${rupiah(known.price)}, stok ${stockWords(known)}. Yang tidak Anda ubah tetap seperti itu.`}
        </p>
      )}
      <TextField
        ref={price}
        label="Harga"
        prefix="Rp"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        hint={read.amount === undefined ? undefined : priceHint(row, read.amount)}
        error={isTried && read.problem ? fieldErrorTable[read.problem] : undefined}
      />
      <Stepper
        label="Stok di rak"
        min={0}
        max={mostUnits}
        value={counted}
        format={number}
        onValueChange={setCounted}
        hint={reserved > 0 ? `${number(reserved)} sudah dipesan pembeli` : undefined}
        error={isBelow ? `Paling sedikit ${number(reserved)}: sudah dipesan pembeli.` : undefined}
      />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isBusy}>
          Simpan
        </Button>
        <Button variant="secondary" onClick={onClose}>
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
