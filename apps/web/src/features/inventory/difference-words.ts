import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../platform/format/money.ts';
import { dayWords } from '../../platform/format/time.ts';
import { isSame } from '../../platform/forms/merge-values.ts';
import { stockWords } from './inventory-words.ts';

/** What is different of a listing since it was seen so: as it is now, and nothing where all is the same. */
export function differenceWords(seen: InventoryRow, now: InventoryRow): string {
  return [
    now.price !== seen.price && `harga kini ${rupiah(now.price)}`,
    now.cost_price !== seen.cost_price &&
      (now.cost_price === null
        ? 'harga modal dihapus'
        : `harga modal kini ${rupiah(now.cost_price)}`),
    now.stock !== seen.stock && `stok kini ${stockWords(now)}`,
    now.minimum_order !== seen.minimum_order && `minimum pesanan kini ${number(now.minimum_order)}`,
    now.low_stock_level !== seen.low_stock_level &&
      `pengingat kini ${number(now.low_stock_level)} pcs`,
    (now.expires_on ?? null) !== (seen.expires_on ?? null) &&
      (now.expires_on ? `kedaluwarsa kini ${dayWords(now.expires_on)}` : 'kedaluwarsa dihapus'),
    now.state !== seen.state && (now.state === 'ACTIVE' ? 'kini dijual' : 'kini tidak dijual'),
    !isSame(now.price_tiers, seen.price_tiers) && 'harga grosir berubah',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The same while a form is open, and whose change was the last; orders take from the stock without any. */
export function changedSinceWords(seen: InventoryRow, now: InventoryRow): string | undefined {
  const what = differenceWords(seen, now);
  // A refusal may have told the form of a later one than the page has heard of.
  if (!what || now.version < seen.version) return undefined;
  const isEdited = now.version > seen.version && now.updated_by_name;
  const by = isEdited ? ` Terakhir diubah oleh ${now.updated_by_name}.` : '';
  return `Sejak dibuka berubah: ${what}.${by} Yang tidak Anda ubah tetap seperti itu.`;
}
