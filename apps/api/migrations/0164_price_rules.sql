-- How a store would price what it sells: by its cost price, or by what others of the city ask. A rule only proposes.
create type price_rule_scope as enum ('ALL', 'CATEGORY', 'BRAND');
create type price_rule_method as enum ('COST_PLUS', 'MEDIAN_MINUS');

create table price_rules (
  store_id bigint not null references stores,
  id uuid not null,
  scope price_rule_scope not null,
  category_id bigint references categories,
  brand_id bigint references brands,
  method price_rule_method not null,
  percent double precision not null,
  -- By the median: never less than so much above the cost price.
  least_percent double precision,
  round_to integer,
  version integer not null default 1,
  updated_by bigint references users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  check ((scope = 'CATEGORY') = (category_id is not null) and (scope = 'BRAND') = (brand_id is not null)),
  check ((method = 'MEDIAN_MINUS') = (least_percent is not null))
);
create unique index price_rules_each_once on price_rules (store_id, scope, coalesce(category_id, brand_id, 0));

-- How many prices the rules of a store would have otherwise, as they were last counted.
create table price_proposals (
  store_id bigint primary key references stores,
  adjustable integer not null default 0,
  without_cost integer not null default 0,
  without_median integer not null default 0,
  counted_at timestamptz,
  -- Raised by whatever makes the count another while it is under way.
  revision integer not null default 0,
  -- When they are counted next; null where the store has no rule.
  due_at timestamptz
);
create index price_proposals_due on price_proposals (due_at) where due_at is not null;
