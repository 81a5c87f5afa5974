-- What a store may expect of the seven days from this day on, kept once a day. `expected` is null where that would be no better than what the
-- week before brought, or there are too few weeks to tell (`why_not`).
create table store_forecasts (
  store_id bigint primary key,
  made_on date not null,
  last_week numeric(18, 0) not null,
  expected numeric(18, 0),
  low numeric(18, 0),
  high numeric(18, 0),
  method text,
  -- By how much it and the week before missed the weeks held back, on average.
  missed_by numeric(18, 0),
  last_missed_by numeric(18, 0),
  why_not text,
  check ((expected is null) = (why_not is not null))
);

-- The same of products, in base units; only of those that were sold in the last four weeks.
create table product_forecasts (
  store_id bigint not null,
  variant_id bigint not null,
  -- What a week of it has brought lately.
  amount numeric(18, 0) not null,
  expected bigint,
  low bigint,
  high bigint,
  method text,
  missed_by bigint,
  last_missed_by bigint,
  why_not text,
  primary key (store_id, variant_id),
  check ((expected is null) = (why_not is not null))
);
