-- A number stands for one driver of a store; the number of one who is gone may be given again.
create unique index store_couriers_number on store_couriers (store_id, phone_number)
  where deleted_at is null;

alter table glog_registrations
  -- Whether GLog takes the money of orders that are paid on delivery: agreed with the store.
  add column supports_cod boolean not null default false,
  -- Why the operator said no.
  add column reason text not null default '';
