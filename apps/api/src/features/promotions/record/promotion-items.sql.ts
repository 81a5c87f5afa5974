import type { PromotionItem } from '@marketplace/contract/promotion';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Of an item `m` of a promotion `p`, and its listing `i` with its shelf `k`. */
const itemColumns = (seesCosts: boolean) => sql`
  m.inventory_id, trim(g.name || ' ' || v.name) as product_name,
  (select name from uoms where id = u.uom_id) as uom_name, u.base_quantity,
  (select name from categories where id = g.category_id) as category_name, i.price as usual_price, m.base_price, m.price, m.quota,
  m.taken, (k.stock - k.reserved) / u.base_quantity as available, i.state = 'ACTIVE' as is_active,
  ${seesCosts ? sql`i.cost_price` : sql`null::numeric`} as cost_price,
  floor((greatest(least(m.base_price, i.price) - m.price, 0) * p.platform_share_percent + 50) / 100) as platform_per_unit,
  m.version, json_build_object('order_count', m.order_count, 'units', m.taken, 'sales', m.sales,
    'discount', m.discount, 'platform_amount', m.platform_amount) as results`;

/** What a store has in a promotion now, by name. */
export const readItems = (
  db: Db,
  { store_id }: OneStore,
  cms_id: string,
  seesCosts: boolean,
): Promise<PromotionItem[]> =>
  rowsOf<PromotionItem>(
    db,
    sql`select ${itemColumns(seesCosts)}
        from promotion_items m join promotions p on p.id = m.promotion_id
        join inventories i on i.store_id = ${store_id}::bigint and i.id = m.inventory_id
        join stocks k on k.store_id = ${store_id}::bigint and k.variant_id = i.variant_id
        join product_units u on u.id = i.product_unit_id
        join product_variants v on v.id = i.variant_id join products g on g.id = i.product_id
        where m.store_id = ${store_id}::bigint and m.promotion_id = ${cms_id}::bigint and m.left_at is null
        order by g.name, v.name, u.base_quantity, m.inventory_id`,
  );
