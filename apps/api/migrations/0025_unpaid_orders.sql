-- Transfers that wait for their money. They hold stock, so they are counted before another is taken.
create index orders_unpaid_buyer on orders (buyer_store_id, store_id, id)
  where fulfilment_status = 'NEW' and arrived_at is null;
create index orders_unpaid_store on orders (store_id, id)
  where fulfilment_status = 'NEW' and arrived_at is null;
