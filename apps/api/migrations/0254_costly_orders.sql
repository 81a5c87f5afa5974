-- outside a transaction
-- Which orders cost a store its points, each kind by its own day.
create index concurrently if not exists order_facts_late on order_facts (store_id, due_on, order_id)
  where not was_on_time;
create index concurrently if not exists order_facts_failed on order_facts (store_id, failed_on, order_id)
  where failed_on is not null;
create index concurrently if not exists order_facts_complained on order_facts (store_id, delivered_on, order_id)
  where complaint_halves > 0;
create index concurrently if not exists order_facts_lowered on order_facts (store_id, arrived_on, order_id)
  where accepted_amount < ordered_amount;
create index concurrently if not exists order_facts_slow on order_facts (store_id, arrived_on, order_id)
  where response_minutes > 120;
