-- A role that somebody was offered. It becomes one when they accept; until then the store knows them by the name
-- its owner typed, whoever has the number.
create table staff_invitations (
  store_id bigint not null references stores on delete cascade,
  phone_number text not null,
  name text not null,
  role_name role_name not null,
  invited_by bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, phone_number)
);
create index staff_invitations_number on staff_invitations (phone_number, expires_at);
create index staff_invitations_by on staff_invitations (invited_by);
create index staff_invitations_expiry on staff_invitations (expires_at);
