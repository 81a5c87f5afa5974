-- outside a transaction
-- Who lists what a buyer asks for.
create index concurrently if not exists inventories_for_sale on inventories (variant_id, store_id)
  where state = 'ACTIVE';
