import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { historySearch } from '../listing-address.ts';

type Props = { product: ProductGroup; uomId: string | undefined };

/** The history of a product in one of its units, or in all of them. */
export function HistoryUnits({ product: { product_id, store_id, inventories }, uomId }: Props) {
  const units = new Map(inventories.map(({ uom_id, uom_name }) => [uom_id, uom_name]));
  if (units.size < 2) return null;
  const choices = [[undefined, 'Semua satuan'] as const, ...units];
  return (
    <nav aria-label="Satuan">
      <ChipRow>
        {choices.map(([id, words]) => (
          <AppLink
            key={words}
            to="/seller/inventory/product/history"
            search={{ ...historySearch({ productId: product_id, uomId: id }), store_id }}
            replace
            aria-current={id === uomId ? 'page' : undefined}
            className={chipStyle({ isChosen: id === uomId })}
          >
            {words}
          </AppLink>
        ))}
      </ChipRow>
    </nav>
  );
}
