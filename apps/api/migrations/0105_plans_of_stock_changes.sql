alter table stock_ledger add column plan_id uuid;
