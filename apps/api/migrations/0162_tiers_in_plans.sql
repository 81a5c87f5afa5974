-- Price tiers that are wanted, all of them anew (null: they stay), and those there were, for the way back.
alter table inventory_plan_rows add column price_tiers jsonb;
alter table inventory_plan_rows add column old_tiers jsonb;
