-- outside a transaction
-- As operators read those of one store.
create index concurrently if not exists product_proposals_waiting_of_store on product_proposals
  (store_id, state, updated_at, id);
