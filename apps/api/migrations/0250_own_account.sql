-- Logins that a person can tell apart, and end one by one.
alter table tokens
  add column device text not null default '',
  add column address text,
  -- When its person last proved that it is them.
  add column proved_at timestamptz;

alter type otp_purpose add value 'PROOF';

-- The authenticator app that each login of a person asks for.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret_sealed bytea not null,
  -- Until the first code of the app it holds for nothing.
  confirmed_at timestamptz,
  -- The time of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  wrong_tries integer not null default 0,
  wrong_since timestamptz
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

insert into secrets (name, value)
values ('second_factors', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
