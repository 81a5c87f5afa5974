-- When a store is open in an ordinary week, in its own zone. Read and written whole; a store without a row is always open.
create table opening_hours (
  store_id bigint primary key references stores,
  -- Seven lists of spans, Monday first: [[{"from": "08:00", "to": "17:00"}], …, []].
  weekdays jsonb not null check (jsonb_array_length(weekdays) = 7),
  updated_at timestamptz not null default now()
);
