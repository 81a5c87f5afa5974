-- The driver whose doing it was, where it was no user's.
alter table order_history add column courier_id bigint;
