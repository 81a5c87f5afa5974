-- What the clock moves on: orders nobody answered or paid for, and goods nobody complained about. Only
-- those that are still open are in it, so a sweep reads what is due and nothing else.
create index orders_due on orders (deadline_at, id)
  where fulfilment_status in ('NEW', 'DELIVERED') and deadline_at is not null;
