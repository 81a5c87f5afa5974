import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../../platform/format/money.ts';
import { stockWords, unitWords } from '../inventory-words.ts';
import { stockOf } from './stock-of.ts';

type Props = {
  row: InventoryRow;
  units: readonly InventoryRow[];
  /** As they are typed; nothing while the price cannot be read. */
  price: number | undefined;
  counted: number;
};

/** What else hangs on a price and a count: tiers that stay as they are, and the other units of the one stock. */
export function QuickEditUnits({ row, units, price = row.price, counted }: Props) {
  const ofStock = units.filter(({ variant_id }) => variant_id === row.variant_id);
  return (
    <div className="col-span-full grid gap-3 text-sm">
      {row.price_tiers.length > 0 && (
        <dl aria-label="Harga grosir" className={list}>
          {row.price_tiers.map(({ min_qty, price: ofTier }) => (
            <div key={min_qty} className={line}>
              <dt>{`Mulai ${number(min_qty)} ${row.uom_name.toLowerCase()}`}</dt>
              <dd className={ofTier >= price ? 'font-semibold text-soon-700' : 'tabular-nums'}>
                {rupiah(ofTier)}
                {ofTier >= price && ' (tidak lebih murah)'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ofStock.length > 1 && (
        <dl aria-label="Satuan dari stok ini" className={list}>
          {ofStock.map((unit) => {
            const isThis = unit.id === row.id;
            return (
              <div key={unit.id} className={line}>
                <dt className={isThis ? 'font-semibold' : ''}>{unitWords(unit)}</dt>
                <dd className="text-right tabular-nums">
                  {rupiah(isThis ? price : unit.price)}
                  <span className="block text-ink-soft">
                    {`stok ${stockWords({ ...unit, stock: stockOf(unit, row, counted) })}`}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}

const list = 'divide-y divide-line border-y border-line';
const line = 'flex items-center justify-between gap-4 py-2';
