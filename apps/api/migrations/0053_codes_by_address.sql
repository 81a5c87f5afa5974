-- outside a transaction
-- What is counted before a code is sent or tried: those of an address and of what is near it, by how addresses begin;
-- those of a number that went out, however many are pretended; and those that were guessed at.
create index concurrently if not exists one_time_codes_address on one_time_codes (phone_number, address collate "C", created_at);
create index concurrently if not exists one_time_codes_number on one_time_codes (phone_number, created_at);
create index concurrently if not exists one_time_codes_sent on one_time_codes (phone_number, created_at)
  where sending <> 'pretended';
create index concurrently if not exists one_time_codes_guessed on one_time_codes (phone_number, created_at)
  where wrong_typings > 0;
