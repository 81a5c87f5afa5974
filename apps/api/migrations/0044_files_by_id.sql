-- outside a transaction
create index concurrently if not exists files_id on files (id);
create index concurrently if not exists files_key on files (key);
create index concurrently if not exists uploads_id on uploads (id);
