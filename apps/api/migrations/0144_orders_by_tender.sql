-- outside a transaction
-- One order for each offer that was taken, whatever happens twice.
create unique index concurrently if not exists orders_of_tender on orders (store_id, tender_id)
  where tender_id is not null;
