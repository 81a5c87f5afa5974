-- What leaves the house: a row in the transaction of the change it tells of, delivered at least once.
create type outbox_state as enum ('WAITING', 'SENT', 'DEAD');

create table outbox (
  -- 0: it belongs to no store, but to a person or to the marketplace.
  store_id bigint not null default 0,
  -- Goes out with it: the other side knows by it what it has had already.
  id uuid not null default gen_random_uuid(),
  user_id bigint,
  channel text not null,
  -- Whom it goes to, within its channel: messages to one go one at a time.
  target text not null,
  about text not null,
  payload jsonb not null,
  state outbox_state not null default 'WAITING',
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  -- Nobody wants it later than this.
  expires_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (store_id, id),
  check ((state = 'WAITING') = (ended_at is null))
);
create index outbox_waiting on outbox (store_id, channel, target, due_at) where state = 'WAITING';
-- Operators ask for one by its id alone.
create index outbox_id on outbox (id);
create index outbox_ended on outbox (ended_at) where ended_at is not null;
create index outbox_dead on outbox (ended_at, id) where state = 'DEAD';

-- Who takes a target's turn holds it until `leased_until`; the fence refuses what an earlier turn still writes.
create table outbox_targets (
  store_id bigint not null,
  channel text not null,
  target text not null,
  -- When the next turn is due; null where nothing waits.
  due_at timestamptz,
  leased_until timestamptz,
  -- It is left alone until then, whatever is due: it failed, or has just had its share.
  rests_until timestamptz not null default now(),
  fence bigint not null default 0,
  -- Turns on end that brought nothing through.
  failures integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (store_id, channel, target)
);
create index outbox_targets_due on outbox_targets (due_at) where due_at is not null;
create index outbox_targets_age on outbox_targets (updated_at) where due_at is null;
