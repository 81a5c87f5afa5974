-- outside a transaction
-- The order that operators read them in.
create index concurrently if not exists wrong_sums_in_order on wrong_sums (first_seen_at, store_id, md5(problem));
