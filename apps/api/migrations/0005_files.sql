create type file_purpose as enum (
  'delivery_photo', 'complaint_photo', 'payment_proof', 'chat_attachment', 'product_photo', 'document'
);

-- What all processes have to share and nobody outside may know.
create table secrets (
  name text primary key,
  value bytea not null
);
insert into secrets (name, value)
values ('file_links', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create table files (
  store_id bigint not null references stores,
  id uuid not null unique default gen_random_uuid(),
  -- The object's name in the storage; no client ever sees it.
  key uuid not null unique,
  purpose file_purpose not null,
  content_type text not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- When something came to use it; what nothing uses for a day is removed.
  attached_at timestamptz,
  -- The other store of a deal, when what uses the file is shown there, too.
  shown_to_store_id bigint references stores,
  primary key (store_id, id)
);
create index files_unattached on files (created_at) where attached_at is null;

-- An object stands here from before it is written until a file owns it, and again until it is gone.
create table unowned_objects (
  key uuid primary key,
  remove_after timestamptz not null
);
create index unowned_objects_due on unowned_objects (remove_after);

create table uploads (
  store_id bigint not null references stores,
  id uuid not null unique default gen_random_uuid(),
  purpose file_purpose not null,
  size integer not null check (size > 0),
  received integer not null default 0 check (received between 0 and size),
  user_id bigint references users on delete set null,
  file_id uuid,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index uploads_age on uploads (created_at);
create index uploads_user on uploads (store_id, user_id, created_at) where file_id is null;

create table upload_parts (
  store_id bigint not null,
  upload_id uuid not null,
  part_offset integer not null,
  bytes bytea not null,
  primary key (store_id, upload_id, part_offset),
  foreign key (store_id, upload_id) references uploads on delete cascade
);
-- Photos do not get smaller by packing them again.
alter table upload_parts alter column bytes set storage external;
