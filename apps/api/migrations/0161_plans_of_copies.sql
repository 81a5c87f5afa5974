-- outside a transaction
-- Of which copy a plan is one, from which store, and how many listings it leaves out since this store lacks them.
alter table inventory_plans add column if not exists copy_id uuid;
alter table inventory_plans add column if not exists from_store_id bigint;
alter table inventory_plans add column if not exists left_out integer not null default 0;
create index concurrently if not exists inventory_plans_copy on inventory_plans (copy_id) where copy_id is not null;
