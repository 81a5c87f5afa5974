-- What a person has read once is not shown to them again, on any device.
create table tips_seen (
  user_id bigint not null references users on delete cascade,
  tip text not null check (length(tip) between 1 and 40),
  seen_at timestamptz not null default now(),
  primary key (user_id, tip)
);
