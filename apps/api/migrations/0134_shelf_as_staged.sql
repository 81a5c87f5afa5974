-- The last line of the ledger of a shelf when its count was staged: whoever counts it later is not overruled.
alter table inventory_plan_rows add column seen_ledger_id bigint;
