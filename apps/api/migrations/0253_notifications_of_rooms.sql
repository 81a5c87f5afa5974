-- outside a transaction
-- Whoever reads a room has read what told of it.
create index concurrently if not exists notifications_of_rooms on notifications (store_id, path, number)
  where category = 'CHAT';
