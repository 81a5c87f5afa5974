import { fieldErrorTable } from '@marketplace/contract/errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { number, rupiah } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isBelowReserved, readPrice } from './edit-values.ts';
import { listingName, pieceWords, unitWords } from './inventory-words.ts';
import type { Change } from './use-listing-change.ts';

type Props = { row: InventoryRow; hasVariants: boolean; onSave: Change; onClose: () => void };

const mostUnits = 9_999_999;

/** Price and stock in the place of the row. Enter saves, Escape leaves everything as it was. */
export function ListingForm({ row, hasVariants, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(number(row.price));
  const [counted, setCounted] = useState(row.stock);
  const [isTried, setTried] = useState(false);
  const price = useRef<HTMLInputElement>(null);
  const read = readPrice(typed, row);
  const reserved = Math.ceil(row.reserved_pieces / row.base_quantity);
  const isBelow = isBelowReserved(counted, row);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.problem) return price.current?.focus();
    if (isBelow) return;
    const isSame = read.amount === row.price && counted === row.stock;
    const isTaken =
      isSame ||
      (await onSave({
        ...(read.amount === row.price ? {} : { price: read.amount }),
        ...(counted === row.stock ? {} : { counted }),
      }));
    if (isTaken) onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      noValidate
      aria-label={`Ubah ${listingName(row)}, ${unitWords(row)}`}
      onSubmit={(event) => void save(event)}
      onKeyDown={handleKey}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-x-4 gap-y-3 bg-canvas px-4 py-3.5"
    >
      <p className="col-span-full font-medium">
        {hasVariants && row.variant_name ? `${row.variant_name}, ` : ''}
        {unitWords(row)}
      </p>
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
        <Button type="submit">Simpan</Button>
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
