-- What was sent and nothing uses has its room by person and by store, also while no file owns it yet.
alter table unowned_objects add column store_id bigint references stores;
alter table unowned_objects add column user_id bigint references users on delete set null;
alter table unowned_objects add column size integer not null default 0 check (size >= 0);
create index unowned_objects_store on unowned_objects (store_id) include (size) where store_id is not null;
create index unowned_objects_user on unowned_objects (user_id) include (size) where user_id is not null;

create index files_unattached_user on files (user_id) include (size) where attached_at is null;
create index uploads_unfinished_user on uploads (user_id) include (received) where file_id is null;
