-- outside a transaction
-- What a stock taking was handed in with: only the same from the same person is a repeat.
alter table inventory_plans add column if not exists payload_hash text;
-- Handed in while another plan was under way: it begins by itself when that one ends.
alter table inventory_plans add column if not exists is_waiting boolean not null default false;
create index concurrently if not exists inventory_plans_waiting on inventory_plans (store_id, created_at) where is_waiting;
