import { sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** Every order that came can be found: its text lies among the texts and its words are counted, or it waits for both. */
export const wrongInOrderTexts = (of: OfStore) => sql`
    with waiting as (
      select order_id from orders_to_index where ${of(sql`store_id`)}
    ), counted as (
      select word, count(*)::int as orders from words_of_orders w
      where ${of(sql`w.store_id`)} and not exists (select from waiting where waiting.order_id = w.order_id)
      group by word
    )
    select format('word %s in orders: %s, counted %s', word, c.orders, k.orders) as problem
    from counted c full join (select word, orders from order_words where ${of(sql`store_id`)}) k using (word)
    where c.orders is distinct from k.orders
    union all
    select format('word %s of orders cannot be searched', word) from order_words w
    where ${of(sql`w.store_id`)} and not exists (select from search_words s where s.word = w.word)
    union all
    select format('text of order %s: not that of the order', o.id)
    from orders o left join order_texts t on ${of(sql`t.store_id`)} and t.order_id = o.id
    where ${of(sql`o.store_id`)} and o.arrived_at is not null
      and not exists (select from waiting where waiting.order_id = o.id)
      and t.search_text is distinct from o.search_text`;
