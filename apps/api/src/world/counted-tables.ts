import type { Database } from '../platform/db/handle.ts';

/**
 * What follows from orders, catalogue and listings: texts, products of stores, counters, words. Where indexes are made
 * last, each product's barcodes would be looked for in all of them, so they have one meanwhile.
 */
export async function fillCounted({ runScript, runTogether }: Database): Promise<void> {
  await runScript('analyze products, product_variants, product_units, barcodes, inventories');
  await runTogether([
    'set local statement_timeout = 0',
    'create index barcodes_meanwhile on barcodes (product_unit_id)',
    `update products p set search_text = t.search_text, unit_count = t.unit_count
     from product_texts t where t.product_id = p.id`,
    'drop index barcodes_meanwhile',
    'insert into store_products select * from products_of_stores',
    'insert into inventory_counters select * from counters_of_inventories',
    `insert into product_words
     select store_id, word, count(*)::int from words_of_products group by 1, 2`,
    `insert into order_texts (store_id, order_id, search_text)
     select store_id, id, search_text from orders where arrived_at is not null`,
    `insert into order_words (store_id, word, orders)
     select store_id, word, count(*)::int from words_of_orders group by 1, 2`,
    `insert into search_words (word)
     select word from order_words union select word from product_words
     union select word from words_of_catalogue`,
  ]);
}
