-- Some have a whole /48 of IPv6 to themselves, which is 65,536 addresses as they are counted here: tries are counted
-- by it, too.
alter table password_tries add column network text
  generated always as (substring(address from '^[^:]*:[^:]*:[^:]*')) stored;
create index password_tries_network on password_tries (network, created_at) where network is not null;
