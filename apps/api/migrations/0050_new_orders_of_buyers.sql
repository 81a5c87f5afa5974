-- outside a transaction
-- All orders of a buyer that hold stock and are not answered: those that wait for their money, and those that wait for the
-- seller. It takes the place of the index of the first alone.
create index concurrently if not exists orders_new_buyer on orders (buyer_store_id, store_id, id)
  where fulfilment_status = 'NEW';
drop index concurrently if exists orders_unpaid_buyer;
