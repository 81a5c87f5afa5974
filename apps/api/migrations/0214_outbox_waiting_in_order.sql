-- outside a transaction
create index concurrently if not exists outbox_waiting_in_order on outbox (store_id, channel, target, record, created_at)
  where state = 'WAITING' and record is not null;
