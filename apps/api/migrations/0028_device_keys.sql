-- From it comes the key under which a device keeps what is a person's: see docs/decisions/019.
insert into secrets (name, value)
values ('device_keys', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
