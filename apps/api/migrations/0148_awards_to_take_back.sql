-- outside a transaction
-- Orders of offers that came to nothing; they leave it once the demand has back what they had of it.
create index concurrently if not exists orders_to_take_back on orders (store_id, tender_id)
  where tender_id is not null and fulfilment_status in ('CANCELLED', 'EXPIRED');
