import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';

/** Rows of one product in one store stand together. */
export function toProductGroups(rows: readonly InventoryRow[]): ProductGroup[] {
  const groups: ProductGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.store_id === row.store_id && last.product_id === row.product_id) {
      last.inventories.push(row);
      last.is_multi_variant ||= row.variant_name !== '';
    } else groups.push(groupOf(row));
  }
  return groups;
}

const groupOf = (row: InventoryRow): ProductGroup => ({
  store_id: row.store_id,
  store_name: row.store_name,
  product_id: row.product_id,
  product_name: row.product_name,
  brand_name: row.brand_name,
  category_name: row.category_name,
  is_multi_variant: row.variant_name !== '',
  inventories: [row],
});
