import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { TriangleAlert } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { unitWords } from '../inventory-words.ts';
import { dearerThanSmaller } from '../piece-prices.ts';

type Props = { row: InventoryRow; product: ProductGroup; price: number | undefined };

/** The other units of the same goods, each with what a piece costs in it. */
export function UnitLadder({ row, product, price }: Props) {
  const units = product.inventories
    .filter(({ variant_id }) => variant_id === row.variant_id)
    .map((each) => (each.id === row.id ? { ...each, price: price ?? each.price } : each));
  if (units.length < 2) return null;
  const warnings = dearerThanSmaller(units);
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">Semua satuan</p>
      <ul aria-label="Semua satuan" className="divide-y divide-line border-y border-line">
        {units.map((unit) => (
          <li key={unit.id} className="py-2 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              {unit.id === row.id ? (
                <b>{unitWords(unit)}</b>
              ) : (
                <AppLink
                  to="/seller/inventory/product/edit"
                  search={{ id: unit.id, store_id: unit.store_id }}
                  className="-my-2 inline-flex min-h-11 items-center font-semibold text-brand-700 underline-offset-2 hover:underline"
                >
                  {unitWords(unit)}
                </AppLink>
              )}
              <span className="tabular-nums">
                {rupiah(unit.price)}{' '}
                <span className="text-ink-soft">
                  ({rupiah(unit.price / unit.base_quantity)}/pcs)
                </span>
              </span>
            </span>
            {warnings.get(unit.id) && (
              <span className="mt-1 flex gap-1.5 font-medium text-soon-700">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {`Per pcs lebih mahal daripada ${warnings.get(unit.id)?.uom_name.toLowerCase()}.`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
