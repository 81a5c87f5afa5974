-- What a buyer has ordered from a store so far, counted and summed from the index alone.
create index orders_store_buyer on orders (store_id, buyer_store_id, arrived_at)
  include (fulfilment_status, total_amount) where arrived_at is not null;
