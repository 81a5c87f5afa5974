-- Who wants the week of which store as a letter on Monday.
create table weekly_report_readers (
  store_id bigint not null references stores,
  user_id bigint not null references users on delete cascade,
  wanted_since timestamptz not null default now(),
  primary key (store_id, user_id)
);
create index weekly_report_readers_person on weekly_report_readers (user_id);

-- The Monday of the last week that the address of a store was told of.
create table weekly_report_letters (
  store_id bigint primary key,
  reported_week date not null
);
