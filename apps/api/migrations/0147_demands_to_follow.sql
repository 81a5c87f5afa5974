-- outside a transaction
-- A demand that waits to be followed need not be noted again.
create index concurrently if not exists jobs_to_follow on jobs (store_id, (input ->> 'tender_id'))
  where name = 'tenders.follow' and state = 'WAITING';
