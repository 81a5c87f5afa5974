-- A new code has new tries; how many were wrong in a day stays.
alter table email_codes add column day_wrong integer not null default 0
  constraint email_codes_day_wrong_check check (day_wrong >= 0);
alter table email_codes add column day_began_at timestamptz not null default now();
