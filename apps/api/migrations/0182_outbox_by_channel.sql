-- outside a transaction
-- Each channel looks for its own targets, whatever waits for others.
create index concurrently if not exists outbox_targets_due_of_channel on outbox_targets (channel, due_at) where due_at is not null;
