-- outside a transaction
create index concurrently if not exists webhook_deliveries_by_event on webhook_deliveries (store_id, webhook_id, event, created_at desc, id desc);
