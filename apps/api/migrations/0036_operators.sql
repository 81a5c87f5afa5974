-- Operators have accounts of their own, apart from sellers': one that was taken over opens no store, and the other way round.
create type operator_role as enum ('CATALOGUE', 'FINANCE', 'SUPPORT', 'ADMIN');

-- Those of before have a name and no way in; what they did stays theirs.
alter table operators
  add column phone_number text unique,
  add column password_hash text,
  add column role operator_role not null default 'SUPPORT',
  add column primary_otp_method otp_method not null default 'WHATSAPP',
  add column is_demo boolean not null default false,
  alter column token_hash drop not null;

create table operator_logins (
  token_hash bytea primary key,
  operator_id bigint not null references operators,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index operator_logins_operator on operator_logins (operator_id);
create index operator_logins_age on operator_logins (expires_at);

-- Answers to an operator's Idempotency-Key, as `idempotency_records` keeps those of people.
create table operator_idempotency_records (
  operator_id bigint not null references operators,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (operator_id, key)
);
create index operator_idempotency_records_age on operator_idempotency_records (created_at);

-- Who did it: an operator, a person of a store, or a program (which stands in the details).
alter table operator_acts
  add column by_user_id bigint references users on delete set null,
  add column store_id bigint,
  add column before jsonb,
  add column after jsonb;
update operator_acts a set by_user_id = u.id
from users u where a.details ->> 'by' = u.id::text;
create index operator_acts_operator on operator_acts (operator_id, id) where operator_id is not null;
create index operator_acts_store on operator_acts (store_id, id) where store_id is not null;

alter type otp_purpose add value 'OPERATOR_LOGIN';
