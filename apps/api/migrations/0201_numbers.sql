-- What each order has added to the numbers of its store, so that whatever becomes of it later is added as a difference. Days are the store's.
create table order_facts (
  store_id bigint not null,
  order_id bigint not null,
  buyer_store_id bigint not null,
  arrived_on date not null,
  arrived_hour integer not null,
  -- Neither turned down, cancelled, expired nor returned.
  is_alive boolean not null,
  amount numeric(15, 0) not null,
  -- The goods as they were asked for, and what of them was accepted; null while nobody has decided.
  ordered_amount numeric(15, 0),
  accepted_amount numeric(15, 0),
  response_minutes integer,
  due_on date,
  was_on_time boolean not null,
  completed_on date,
  failed_on date,
  delivered_on date,
  -- Two for a complaint decided for the buyer, one for one that was settled by an offer.
  complaint_halves integer not null,
  -- Of a completed order: base units, what they brought and, where it is known, what they had cost, by product.
  goods jsonb not null,
  -- What the book says it has brought, by day.
  revenue jsonb not null,
  primary key (store_id, order_id)
);
create index order_facts_completed on order_facts (store_id, completed_on, order_id) where completed_on is not null;
create index order_facts_of_buyer on order_facts (store_id, buyer_store_id, arrived_on);

create table store_days (
  store_id bigint not null,
  day date not null,
  revenue numeric(18, 0) not null default 0,
  orders integer not null default 0,
  units bigint not null default 0,
  decided integer not null default 0,
  ordered_amount numeric(18, 0) not null default 0,
  accepted_amount numeric(18, 0) not null default 0,
  due integer not null default 0,
  on_time integer not null default 0,
  failed integer not null default 0,
  delivered integer not null default 0,
  complaint_halves integer not null default 0,
  primary key (store_id, day)
) with (fillfactor = 80);

create table store_day_hours (
  store_id bigint not null,
  day date not null,
  hour integer not null,
  orders integer not null,
  primary key (store_id, day, hour)
);

create table store_day_responses (
  store_id bigint not null,
  day date not null,
  minutes integer not null,
  orders integer not null,
  primary key (store_id, day, minutes)
);

-- Of goods whose cost is known, what they brought and what they had cost.
create table store_day_products (
  store_id bigint not null,
  day date not null,
  variant_id bigint not null,
  units bigint not null,
  amount numeric(15, 0) not null,
  costed_amount numeric(15, 0) not null,
  cost numeric(15, 0) not null,
  primary key (store_id, day, variant_id)
);

create table store_day_buyers (
  store_id bigint not null,
  day date not null,
  buyer_store_id bigint not null,
  orders integer not null,
  amount numeric(15, 0) not null,
  primary key (store_id, day, buyer_store_id)
);

-- Each buyer over all time: what their orders came to, and how far these lie apart.
create table store_buyers (
  store_id bigint not null,
  buyer_store_id bigint not null,
  orders integer not null,
  amount numeric(15, 0) not null,
  first_on date not null,
  last_on date not null,
  -- The median of the days between one day with orders and the next; null of fewer than three gaps.
  usual_days integer,
  note text not null default '',
  note_version integer not null default 0,
  primary key (store_id, buyer_store_id)
);
create index store_buyers_by_amount on store_buyers (store_id, amount desc, buyer_store_id) where orders > 0;
create index store_buyers_by_orders on store_buyers (store_id, orders desc, buyer_store_id) where orders > 0;
create index store_buyers_by_last on store_buyers (store_id, last_on desc, buyer_store_id) where orders > 0;

-- How far a store's orders are in its numbers: the last event of its orders that was looked at, and behind which of its
-- orders they are looked at again one by one.
create table counted_stores (
  store_id bigint primary key,
  last_event bigint not null,
  again_after bigint,
  time_zone text not null,
  -- As of when every order is counted; null until all have been looked at once.
  counted_at timestamptz
);
