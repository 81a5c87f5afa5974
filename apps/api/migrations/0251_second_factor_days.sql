-- Whoever tries five codes in each quarter of an hour has tried them all in a few months: so there is a number for each day, too.
alter table second_factors
  add column day_tries integer not null default 0,
  add column day_since timestamptz;
