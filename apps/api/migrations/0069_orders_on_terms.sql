-- outside a transaction
-- What buyers owe on terms, or will once it is delivered.
create index concurrently if not exists orders_owed on orders (store_id, buyer_store_id, id)
  where payment_method = 'TERM' and payment_status in ('UNPAID', 'WAITING_VERIFICATION')
    and fulfilment_status in ('PROCESSING', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'COMPLETED');
