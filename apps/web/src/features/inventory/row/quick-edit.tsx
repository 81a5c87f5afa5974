import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useId } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { readPrice } from '../edit/edit-values.ts';
import { listingName, unitWords } from '../inventory-words.ts';
import { ListingFields } from './listing-fields.tsx';
import { QuickEditUnits } from './quick-edit-units.tsx';
import type { Change } from './use-listing-change.ts';
import { useRowForm } from './use-row-form.ts';

type Props = {
  row: InventoryRow;
  /** Everything the store sells of the product. */
  units: readonly InventoryRow[];
  onSave: Change;
  onClose: () => void;
};

/** It grows from below: a line more, as an error is, would move what a finger is about to press. */
const steady = 'min-h-[55dvh]';

/**
 * On a phone: price and stock in a sheet, with the name on top and the way to save over the keyboard. Closed without
 * saving it keeps what was typed, as every form does; to give that up there is a button.
 */
export function QuickEdit({ row: known, units, onSave, onClose }: Props) {
  const id = useId();
  const form = useRowForm(known, onSave, onClose);
  const { values, base: row } = form;
  const name = `${listingName(row)}, ${unitWords(row)}`;
  const giveUp = () => {
    void form.reset();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={
        <>
          <span className="line-clamp-2 wrap-anywhere">{listingName(row)}</span>
          <span className="block text-sm font-medium text-ink-soft">{unitWords(row)}</span>
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={giveUp}>
            Batal
          </Button>
          <Button type="submit" form={id} isBusy={form.isBusy}>
            Simpan
          </Button>
        </>
      }
    >
      {form.isReady ? (
        <form
          ref={form.form}
          id={id}
          noValidate
          aria-label={`Ubah ${name}`}
          onSubmit={form.submit}
          className={`${steady} grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] content-start items-start gap-x-3 gap-y-3`}
        >
          <ListingFields form={form} known={known} />
          <QuickEditUnits
            row={row}
            units={units}
            price={readPrice(values.price, row).amount}
            counted={values.counted}
          />
          <AppLink
            to="/seller/inventory/product/edit"
            search={{ id: row.id, store_id: row.store_id }}
            className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} col-span-full justify-self-start`}
          >
            Ubah lengkap
          </AppLink>
        </form>
      ) : (
        <div className={steady} />
      )}
    </Sheet>
  );
}
