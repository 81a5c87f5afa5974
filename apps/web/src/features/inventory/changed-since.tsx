import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { rupiah } from '../../platform/format/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { stockWords } from './inventory-words.ts';

type Props = {
  /** What the form began from. */
  seen: InventoryRow;
  now: InventoryRow | undefined;
  className?: string;
};

/** While a form is open: what somebody else has made of its row. */
export function ChangedSince({ seen, now, className = '' }: Props) {
  if (!now || (now.price === seen.price && now.stock === seen.stock)) return null;
  return (
    <p role="status" className={classNames('text-sm font-medium text-soon-700', className)}>
      {`Sejak dibuka berubah: kini ${rupiah(now.price)}, stok ${stockWords(now)}. Yang tidak Anda ubah tetap seperti itu.`}
    </p>
  );
}
