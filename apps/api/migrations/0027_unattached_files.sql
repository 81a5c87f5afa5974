-- What a store has sent and nothing uses yet, which has a limit.
create index files_unattached_store on files (store_id) include (size) where attached_at is null;
