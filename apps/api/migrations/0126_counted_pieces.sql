-- A shelf that was counted in several units, in pieces: its smallest unit may hold more than one.
alter table inventory_plan_rows add column counted_pieces integer;
