import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * The least a listing `i` of the store has cost in the last 30 days, for whatever quantity: what it costs now, and what it cost before each
 * change since. Who raises a price to lower it again is paid for the way from there.
 */
export const leastPrice = (store_id: string): Sql => sql`least(i.price, (
  select min(price) from inventory_price_tiers where store_id = ${store_id}::bigint and inventory_id = i.id), (
  select min(case jsonb_typeof(h.before)
    when 'number' then (h.before #>> '{}')::numeric
    when 'array' then (select min((e ->> 'price')::numeric) from jsonb_array_elements(h.before) e)
  end)
  from inventory_changes h where h.store_id = ${store_id}::bigint and h.inventory_id = i.id
    and h.kind in ('PRICE', 'PRICE_TIERS') and h.created_at > now() - interval '30 days'))`;
