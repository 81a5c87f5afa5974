-- A key that has to be unique over all nodes of a distributed database begins with the store. Ids are random, and
-- are looked for by themselves all the same.
alter table files drop constraint files_id_key, drop constraint files_key_key;
alter table uploads drop constraint uploads_id_key;
