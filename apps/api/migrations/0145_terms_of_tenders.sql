-- The version at which what an offer was reckoned by last changed, and how often it was edited since `edits_since`.
alter table tenders
  add column terms_version integer not null default 1,
  add column edits_since timestamptz not null default now(),
  add column edits integer not null default 0;
