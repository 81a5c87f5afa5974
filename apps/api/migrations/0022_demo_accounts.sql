-- Who came with the demo world. Everybody knows their password, so they sign in only where a demo is wanted.
alter table users add column is_demo boolean not null default false;

update users set is_demo = true
where created_at <= (select max(created_at) from operator_acts where act = 'demo.end');
