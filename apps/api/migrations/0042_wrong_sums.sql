-- What did not add up in the last nightly check.
create table wrong_sums (
  store_id bigint not null,
  problem text not null,
  first_seen_at timestamptz not null default now(),
  primary key (store_id, problem)
);
