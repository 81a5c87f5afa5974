-- By which plan something was changed, where it was by one.
alter table inventory_changes add column plan_id uuid;
