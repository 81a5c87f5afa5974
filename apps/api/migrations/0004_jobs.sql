create type work_state as enum ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- What a person started and waits for. The queue itself is pg-boss's, in a schema of its own; a row
-- without queued_at has yet to be handed to it.
create table jobs (
  store_id bigint not null references stores,
  id uuid not null default gen_random_uuid(),
  user_id bigint references users on delete set null,
  area event_area not null,
  name text not null,
  input jsonb not null,
  state work_state not null default 'WAITING',
  -- How many times it was begun. What an earlier attempt still writes is refused by it.
  attempt integer not null default 0,
  done integer not null default 0 check (done >= 0),
  total integer check (total >= 0),
  result jsonb,
  error_message text,
  created_at timestamptz not null default now(),
  queued_at timestamptz,
  started_at timestamptz,
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (store_id, id),
  check ((state in ('DONE', 'FAILED')) = (finished_at is not null)),
  check ((state = 'FAILED') = (error_message is not null))
);
create index jobs_to_queue on jobs (created_at) where queued_at is null;
create index jobs_open on jobs (state, updated_at) where finished_at is null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;

-- Who does a sweep in a minute, and what came of the last: one row a sweep.
create table sweeps (
  name text primary key,
  claimed_at timestamptz not null,
  finished_at timestamptz,
  row_count integer not null default 0
);

-- What the seller has let pass; rows leave it with their status.
create index orders_overdue on orders (deadline_at, id) include (store_id)
  where fulfilment_status = 'NEW' and arrived_at is not null and deadline_at is not null;
