-- How many events each area of a store has had. The row is locked last, as the counters are, so events of one
-- store are numbered in the order they become visible, and no store waits for another.
create table event_places (
  store_id bigint not null,
  area event_area not null,
  last bigint not null,
  moved_at timestamptz not null default now(),
  primary key (store_id, area)
) with (fillfactor = 50);

-- A ring of days: what is older than a fortnight lies in the slot of tomorrow, which is emptied whole.
create function event_slot(at timestamptz) returns integer language sql immutable parallel safe
  return (extract(epoch from at)::bigint / 86400 % 16)::integer;

create table store_events (
  store_id bigint not null,
  area event_area not null,
  id bigint not null,
  slot integer not null default event_slot(now()),
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (store_id, area, id, slot)
) partition by list (slot);

do $$
begin
  for slot in 0..15 loop
    execute format('create table store_events_%s partition of store_events for values in (%s)', slot, slot);
  end loop;
end $$;

-- Processes of the version before still write here while they are replaced; the table goes with the next release.
create function pass_on_event() returns trigger language plpgsql as $$
begin
  with place as (
    insert into event_places as p (store_id, area, last) values (new.store_id, new.area, 1)
    on conflict (store_id, area) do update set last = p.last + 1, moved_at = now()
    returning last
  )
  insert into store_events (store_id, area, id, kind, payload)
  select new.store_id, new.area, last, new.kind, new.payload from place;
  return null;
end $$;
create trigger events_passed_on after insert on events for each row execute function pass_on_event();
