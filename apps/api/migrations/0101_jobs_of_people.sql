-- outside a transaction
-- What a person has asked for last, wherever it lies.
create index concurrently if not exists jobs_of_person on jobs (user_id, name, created_at) where user_id is not null;
