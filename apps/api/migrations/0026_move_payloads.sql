-- What a move was asked with, as a hash: whoever sends the same again is answered as the first time, and whoever
-- sends something else is told that it came too late.
alter table order_history add column payload_hash text;
