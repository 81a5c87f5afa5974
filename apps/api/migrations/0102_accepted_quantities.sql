-- outside a transaction
-- What of a line was accepted, where it was lowered after that; null where its quantity is what was accepted.
alter table order_lines add column if not exists accepted_quantity integer;
-- The few that were lowered are found without reading those that were not.
create index concurrently if not exists order_lines_lowered on order_lines (store_id, order_id) where quantity < ordered_quantity;
