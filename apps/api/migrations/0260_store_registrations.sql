alter type otp_purpose add value if not exists 'REGISTER';
alter type file_purpose add value if not exists 'registration_document';
alter type notification_category add value if not exists 'STORE';

-- Stores that have asked to sell. A store that was never asked for has no row.
create type registration_state as enum ('DRAFT', 'WAITING', 'NEEDS_REVISION', 'APPROVED', 'REJECTED');
create type store_kind as enum ('WHOLESALER', 'AGENT', 'DISTRIBUTOR', 'MAKER');

create table store_registrations (
  store_id bigint primary key references stores on delete cascade,
  state registration_state not null,
  version integer not null default 1,
  kind store_kind not null,
  sells text not null,
  document_ids text[] not null default '{}',
  -- The operator's last words.
  reason text,
  -- Who asked, or sent it again last.
  user_id bigint references users on delete set null,
  -- Who opened the store by it: so many each.
  created_by bigint references users on delete set null,
  -- What was asked for last, by which a repeat is known.
  payload_hash text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- As operators read them, what waits longest first.
create index store_registrations_by_state on store_registrations (state, updated_at, store_id);
-- What one person has asked for.
create index store_registrations_of_person on store_registrations (created_by, state);
