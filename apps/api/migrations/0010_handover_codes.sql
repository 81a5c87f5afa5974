-- A login handed from the mobile app to its web view: spent once, within a minute. Ends with the login it came from.
create table handover_codes (
  code_hash bytea primary key,
  token_hash bytea not null references tokens on delete cascade,
  expires_at timestamptz not null
);
create index handover_codes_token on handover_codes (token_hash);
create index handover_codes_expiry on handover_codes (expires_at);
