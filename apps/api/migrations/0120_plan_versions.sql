-- Raised by whoever mends a row: nobody applies or mends a plan that is another by now than the one they saw.
alter table inventory_plans add column version integer not null default 1;
