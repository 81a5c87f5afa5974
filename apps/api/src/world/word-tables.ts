import type { Database } from '../platform/db/handle.ts';

/** The words of all orders, counted as they are when an order comes in. */
export async function fillWords({ runScript }: Database): Promise<void> {
  await runScript(`
    set local statement_timeout = 0;
    insert into order_words (store_id, word, orders)
    select store_id, w, count(*)::int from (
      select distinct o.store_id, o.id, w from orders o
      cross join regexp_split_to_table(
        substr(o.search_text, length(o.order_number) + 2), '[^[:alnum:]]+') w
      where o.arrived_at is not null and length(w) > 1
    ) words group by 1, 2;
    insert into search_words (word) select distinct word from order_words`);
}
