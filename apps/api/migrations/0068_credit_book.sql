-- How much a buyer may owe a store on terms. Nothing here: what the store has said for everybody.
create table credit_limits (
  store_id bigint not null references stores,
  buyer_store_id bigint not null,
  limit_amount numeric(15, 0) not null check (limit_amount >= 0),
  updated_by bigint not null,
  updated_at timestamptz not null default now(),
  primary key (store_id, buyer_store_id)
);

-- What a store wants to happen when an order on terms goes beyond that, or its buyer is late with another.
create type over_credit as enum ('WARN', 'STOP');
create table credit_rules (
  store_id bigint primary key references stores,
  over_limit over_credit not null default 'WARN',
  -- For whoever has no limit of their own; nothing: as much as they like.
  default_limit numeric(15, 0) check (default_limit >= 0),
  updated_by bigint not null,
  updated_at timestamptz not null default now()
);
