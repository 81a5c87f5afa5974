-- What a store's unpaid transfers come to stands over its order list: read from the index alone.
drop index orders_unpaid_store;
create index orders_unpaid_store on orders (store_id, id) include (total_amount)
  where fulfilment_status = 'NEW' and arrived_at is null;
