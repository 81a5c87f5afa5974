import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../platform/format/money.ts';
import { clockOrMoment } from '../../platform/format/time.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { Banner } from '../../ui/banner.tsx';
import { stockWords } from './inventory-words.ts';

type Props = { seen: InventoryRow; current: InventoryRow; onTake: () => void };

/** Somebody was faster: what is different now. What was typed stays, and the next save puts it over this. */
export function MergeNote({ seen, current, onTake }: Props) {
  const timeZone = useTimeZone(current.store_id);
  const by = current.updated_by_name ? ` oleh ${current.updated_by_name}` : '';
  return (
    <Banner
      kind="important"
      link={
        <button type="button" onClick={onTake}>
          Pakai yang sekarang
        </button>
      }
    >
      <b className="block">{`${differences(seen, current)}${by}, ${clockOrMoment(current.updated_at, timeZone)}.`}</b>
      Isian Anda tetap di bawah. Simpan lagi untuk memakainya.
    </Banner>
  );
}

function differences(seen: InventoryRow, current: InventoryRow): string {
  const parts = [
    current.price !== seen.price && `Harga kini ${rupiah(current.price)}`,
    current.stock !== seen.stock && `Stok kini ${stockWords(current)}`,
    current.minimum_order !== seen.minimum_order &&
      `Minimum pesanan kini ${number(current.minimum_order)}`,
    current.low_stock_level !== seen.low_stock_level &&
      `Pengingat kini ${number(current.low_stock_level)} pcs`,
    current.state !== seen.state &&
      (current.state === 'ACTIVE' ? 'Kini dijual' : 'Kini tidak dijual'),
    JSON.stringify(current.price_tiers) !== JSON.stringify(seen.price_tiers) &&
      'Harga grosir berubah',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Produk ini diubah';
}
