-- outside a transaction
-- What the clock moves on although nobody says anything: goods on their way, and goods that nobody fetches.
create index concurrently if not exists orders_under_way on orders (deadline_at, id)
  where fulfilment_status in ('SHIPPED', 'READY_FOR_PICKUP') and deadline_at is not null;
