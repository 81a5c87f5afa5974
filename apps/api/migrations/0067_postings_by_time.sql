-- outside a transaction
-- A statement is read by time, whole or of a few causes. Postings of the past were written later than they happened.
create index concurrently if not exists postings_time on postings (store_id, created_at desc, id desc);
create index concurrently if not exists postings_cause_time on postings (store_id, cause, created_at desc, id desc);
