-- From where a number was signed in with rightly. Those who come from there again are not held by what others do to
-- the number.
create table sign_in_places (
  phone_number text not null,
  -- An IPv4 address, or the /64 of an IPv6 one.
  address text not null,
  last_at timestamptz not null default now(),
  primary key (phone_number, address)
);
create index sign_in_places_age on sign_in_places (last_at);
