-- Who has applied a plan that waits: its maker may be somebody else, and may have lost the right since.
alter table inventory_plans add column waiting_by bigint;
