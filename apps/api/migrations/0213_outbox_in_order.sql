-- Messages of one target that have the same name here come in order; without one they need not.
alter table outbox add column record text;
