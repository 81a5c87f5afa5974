import type { OrderCard, ProductCard } from '@marketplace/contract/chat';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { ChannelSeen } from '../record/channel-row.ts';

/** As in the list of what is for sale: what a buyer cannot order is nobody's to look up by its number. */
const isForSale = sql`i.state = 'ACTIVE' and exists (
  select from stocks k where k.store_id = i.store_id and k.variant_id = i.variant_id
    and k.stock - k.reserved >= p.base_quantity::bigint * i.minimum_order)`;

/** A listing of the store that sells, as it is now. */
export async function readProductCard(
  db: Db,
  { seller, side }: ChannelSeen,
  inventory_id: string,
): Promise<ProductCard | undefined> {
  const [card] = await rowsOf<ProductCard>(
    db,
    sql`select i.id as inventory_id, trim(g.name || ' ' || v.name) as product_name,
          (select u.name from uoms u where u.id = p.uom_id)
            || case when p.base_quantity > 1 then ' isi ' || p.base_quantity else '' end as unit_name,
          g.category_id, i.price
        from inventories i join product_units p on p.id = i.product_unit_id
        join product_variants v on v.id = i.variant_id join products g on g.id = i.product_id
        where i.store_id = ${seller.store_id}::bigint and i.id = ${inventory_id}::bigint
          and ${side === 'SELLER' ? sql`true` : isForSale}`,
  );
  return card;
}

/** An order between the two stores of the channel as it is now; one that has not arrived yet only its buyer knows of. */
export async function readOrderCard(
  db: Db,
  { seller, buyer, side }: ChannelSeen,
  order_id: string,
): Promise<OrderCard | undefined> {
  const [card] = await rowsOf<OrderCard>(
    db,
    sql`select id as order_id, order_number, fulfilment_status, total_amount, total_product_unit as order_units
        from orders where store_id = ${seller.store_id}::bigint and id = ${order_id}::bigint
          and buyer_store_id = ${buyer.store_id}::bigint
          and ${side === 'BUYER' ? sql`true` : sql`arrived_at is not null`}`,
  );
  return card;
}
