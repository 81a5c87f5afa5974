-- outside a transaction
-- The accounts of a store as a whole, without their parties in between.
create index concurrently if not exists balances_accounts on balances (store_id, account) where party = 'NONE';
