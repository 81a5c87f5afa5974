import type { Database } from '../platform/db/handle.ts';

/** The words of all orders, counted as they are when an order comes in. */
export async function fillWords({ runScript }: Database): Promise<void> {
  await runScript(`
    set local statement_timeout = 0;
    insert into order_words (store_id, word, orders)
    select store_id, word, count(*)::int from words_of_orders group by 1, 2;
    insert into search_words (word) select distinct word from order_words`);
}
