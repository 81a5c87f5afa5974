-- What people are told of an event, so that open screens hear both at once.
alter table store_events add column notification jsonb;
