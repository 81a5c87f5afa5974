import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { KeyboardEvent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { listingName, unitWords } from '../inventory-words.ts';
import { ListingFields } from './listing-fields.tsx';
import type { Change } from './use-listing-change.ts';
import { useRowForm } from './use-row-form.ts';

type Props = { row: InventoryRow; hasVariants: boolean; onSave: Change; onClose: () => void };

/** At a desk: price and stock in the place of the row. Enter saves, Escape leaves everything as it was. */
export function ListingForm({ row: known, hasVariants, onSave, onClose }: Props) {
  const form = useRowForm(known, onSave, onClose);
  const { base: row } = form;

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
      <ListingFields form={form} known={known} />
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
