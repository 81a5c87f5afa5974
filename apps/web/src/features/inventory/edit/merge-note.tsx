import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { differenceWords } from '../difference-words.ts';

type Props = { seen: InventoryRow; current: InventoryRow; onTake: () => void };

/** Somebody was faster: what is different now. What was typed stays, and the next save puts it over this. */
export function MergeNote({ seen, current, onTake }: Props) {
  const timeZone = useTimeZone(current.store_id);
  const by = current.updated_by_name ? ` oleh ${current.updated_by_name}` : '';
  const what = differenceWords(seen, current) || 'produk ini diubah';
  return (
    <Banner
      kind="important"
      link={
        <button type="button" onClick={onTake}>
          Pakai yang sekarang
        </button>
      }
    >
      <b className="block">{`${what[0]?.toUpperCase()}${what.slice(1)}${by}, ${clockOrMoment(current.updated_at, timeZone)}.`}</b>
      Isian Anda tetap di bawah. Simpan lagi untuk memakainya.
    </Banner>
  );
}
