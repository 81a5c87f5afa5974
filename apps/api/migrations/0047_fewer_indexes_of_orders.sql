-- outside a transaction
drop index concurrently if exists orders_search;
-- What is overdue is among what is due.
drop index concurrently if exists orders_overdue;
