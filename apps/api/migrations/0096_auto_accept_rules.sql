-- Which orders a store takes without a person: every condition that is set has to hold. Without a row none.
create table auto_accept_rules (
  store_id bigint primary key references stores,
  is_on boolean not null default false,
  least_completed_orders integer check (least_completed_orders > 0),
  most_amount numeric(15, 0) check (most_amount > 0),
  needs_stock boolean not null default false,
  within_hours boolean not null default false,
  updated_by bigint not null,
  updated_at timestamptz not null default now()
);
