import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/** Which of the newest completed orders of a store it is like, and how long ago. The third's link has ended. */
const stages = sql`(values
  (1, 'DRAFT', interval '40 minutes'),
  (2, 'SENT', interval '5 hours'),
  (3, 'SENT', interval '5 days'),
  (4, 'CANCELLED', interval '6 days'),
  (5, 'CONFIRMED', interval '1 hour')
) as g (place, state, ago)`;

export async function writeChatOrders(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    with placed as (
      select o.store_id, o.id as order_id, o.order_number, o.buyer_store_id, o.created_at, o.first_product_name,
        row_number() over (partition by o.store_id order by o.created_at desc, o.id desc) as place
      from orders o join stores s on s.id = o.store_id
      where s.is_seller and s.is_active and o.fulfilment_status = 'COMPLETED' and o.tender_id is null
    ), made as (
      select p.*, g.state,
        case g.state when 'CONFIRMED' then p.created_at - g.ago else ${now}::timestamptz - g.ago end as at,
        l.lines, l.total
      from placed p join ${stages} on g.place = p.place
      cross join lateral (
        select jsonb_agg(jsonb_build_object('inventory_id', l.inventory_id::text, 'quantity', l.quantity)
            order by l.id) as lines, sum(i.price * l.quantity) as total
        from order_lines l
        join inventories i on i.store_id = p.store_id and i.id = l.inventory_id and i.state = 'ACTIVE'
        where l.store_id = p.store_id and l.order_id = p.order_id and l.quantity > 0
      ) l
      where l.lines is not null
    ), written as (
      insert into chat_orders (store_id, buyer_store_id, state, lines, delivery, payment_methods, first_product_name,
        total_amount, created_at, created_by, updated_at, sent_at, ended_at, order_id, order_number)
      select store_id, buyer_store_id, state::chat_order_state, lines, 'STORE_COURIER', '{COD,TRANSFER}',
        first_product_name, total, at, (select min(user_id) from store_permissions r where r.store_id = made.store_id), at,
        case when state <> 'DRAFT' then at end,
        case state when 'CONFIRMED' then created_at when 'CANCELLED' then at + interval '1 hour' end,
        case state when 'CONFIRMED' then order_id end, case state when 'CONFIRMED' then order_number end
      from made order by store_id, place
      returning store_id, id, state, sent_at
    )
    insert into shared_links (store_id, kind, subject_id, token_hash, created_at, expires_at)
    select w.store_id, 'CHAT_ORDER', w.id, sha256(('world ' || w.store_id || ' ' || w.id)::bytea), w.sent_at,
      w.sent_at + interval '72 hours'
    from written w where w.state = 'SENT'`,
  );
}
