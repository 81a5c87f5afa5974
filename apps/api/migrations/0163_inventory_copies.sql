-- What was copied from a store to others, in one act: a plan in each of them carries its id.
create table inventory_copies (
  store_id bigint not null references stores,
  id uuid not null,
  user_id bigint references users on delete set null,
  -- What it was asked with: only the same from the same person is a repeat.
  payload_hash text not null,
  takes text[] not null,
  percent double precision not null,
  round_to integer,
  known text not null,
  stores integer not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index inventory_copies_newest on inventory_copies (store_id, created_at desc, id);
create index inventory_copies_old on inventory_copies (created_at);
create index inventory_copies_by_id on inventory_copies (id);
