import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { ChevronRight, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { dayIn } from '../../../platform/format/time.ts';
import { useKeepMounted } from '../../../platform/lists/keep-mounted.ts';
import { useAppState } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { expiryOf } from '../expiry-words.ts';
import {
  freeWords,
  levelWords,
  listingName,
  pieceWords,
  stockWords,
  unitWords,
} from '../inventory-words.ts';
import { ListingForm } from './listing-form.tsx';
import { ListingPendingChange } from './listing-pending-change.tsx';
import { usePicking } from './picking.tsx';
import { PromotionBadge } from './promotion-badge.tsx';
import { QuickEdit } from './quick-edit.tsx';
import { StateSwitch } from './state-switch.tsx';
import { useListingChange } from './use-listing-change.ts';

type Props = {
  row: InventoryRow;
  hasVariants: boolean;
  /** Everything the store sells of the product, this among them. */
  units: readonly InventoryRow[];
};

/** A unit of a product: its price and stock, to be changed in place, on a phone in a sheet. */
export function ListingRow({ row: known, hasVariants, units }: Props) {
  const { row, waiting, change } = useListingChange(known);
  const { picked, isFull, toggle } = usePicking();
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const [isOpen, setOpen] = useState(false);
  // Also while several are picked, and the form waits for that to end.
  useKeepMounted(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const barrier = useBarrier('inventory', row.store_id);
  const today = dayIn(Date.now(), useTimeZone(row.store_id));
  const expiry = row.stock_pieces > 0 ? expiryOf(row.expires_on, today) : undefined;
  const isLeaving = useRef(false);
  const close = () => {
    isLeaving.current = true;
    setOpen(false);
  };
  useEffect(() => {
    if (isOpen || !isLeaving.current) return;
    isLeaving.current = false;
    opener.current?.focus();
  }, [isOpen]);
  if (isOpen && !picked && isDesktop) {
    return <ListingForm row={known} hasVariants={hasVariants} onSave={change} onClose={close} />;
  }
  if (picked) {
    const isPicked = picked.has(row.id);
    return (
      <Checkbox
        label={`${hasVariants && row.variant_name ? `${row.variant_name}, ` : ''}${unitWords(row)}`}
        hint={`${rupiah(row.price)}, stok ${stockWords(row)}`}
        aria-label={`Pilih ${listingName(row)}, ${unitWords(row)}`}
        className="px-4"
        checked={isPicked}
        disabled={!isPicked && isFull}
        onChange={() => toggle(row.id)}
      />
    );
  }
  const isFixed = barrier !== undefined;
  // Not disabled, which would take the focus from who has just saved.
  const isBusy = waiting !== undefined;
  const name = `${listingName(row)}, ${unitWords(row)}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
      <button
        ref={opener}
        type="button"
        data-printed
        disabled={isFixed}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || setOpen(true)}
        className="relative grid min-h-16 grid-cols-[minmax(0,1fr)] gap-x-4 py-2.5 pr-9 pl-4 text-left outline-offset-[-2px] enabled:hover:bg-canvas enabled:active:bg-sunken md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_auto] md:items-center md:pr-4"
      >
        <span className="font-medium">
          {hasVariants && row.variant_name ? `${row.variant_name}, ` : ''}
          {unitWords(row)}
        </span>
        <span>
          <b className="font-semibold tabular-nums">{rupiah(row.price)}</b>{' '}
          <span className="text-sm whitespace-nowrap text-ink-faint md:block">
            {pieceWords(row.price, row)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          Stok {stockWords(row)}
          {freeWords(row)}
          {row.stock_level !== 'ENOUGH' && (
            <Badge tone={levelWords[row.stock_level].tone}>
              {levelWords[row.stock_level].label}
            </Badge>
          )}
          {row.promotion && <PromotionBadge promotion={row.promotion} />}
          {expiry && <Badge tone={expiry.tone}>{expiry.label}</Badge>}
        </span>
        {!isFixed && !isBusy && (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-brand-700 max-md:hidden print:hidden">
            <Pencil aria-hidden className="size-4" />
            Ubah
          </span>
        )}
        {!isFixed && !isBusy && (
          <ChevronRight
            aria-hidden
            className="absolute top-1/2 right-2 size-5 -translate-y-1/2 text-ink-faint md:hidden"
          />
        )}
        <span className="sr-only">, ubah harga dan stok</span>
      </button>
      <StateSwitch row={row} name={name} isFixed={isFixed} isBusy={isBusy} onChange={change} />
      {isOpen && <QuickEdit row={known} units={units} onSave={change} onClose={close} />}
      <ListingPendingChange
        waiting={waiting}
        row={known}
        onChange={change}
        className="col-span-2"
      />
    </div>
  );
}
