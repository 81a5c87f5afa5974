-- outside a transaction
-- The nearest date that something of the shelf expires on; null where nobody has said one.
alter table stocks add column if not exists expires_on date;
-- The few that have one are found by it without reading those that have none.
create index concurrently if not exists stocks_expiring on stocks (store_id, expires_on) where expires_on is not null and stock > 0;
