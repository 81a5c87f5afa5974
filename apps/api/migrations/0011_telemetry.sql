-- What people do with the product; by the client's own id, so that sending twice counts once.
create table analytics_events (
  user_id bigint not null references users on delete cascade,
  id uuid not null,
  kind text not null,
  name text,
  properties jsonb not null,
  context jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index analytics_events_age on analytics_events (received_at);

-- Faults that happened in somebody's browser.
create table client_errors (
  id uuid primary key,
  user_id bigint references users on delete set null,
  kind text not null,
  message text not null,
  report jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index client_errors_age on client_errors (received_at);
