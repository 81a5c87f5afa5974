-- A job may belong to a store, to a person, or to the marketplace: without a store it is of store 0, and of no area.
alter table jobs drop constraint jobs_store_id_fkey;
alter table jobs alter column area drop not null;
alter table jobs add constraint jobs_area_of_store check ((store_id = 0) = (area is null));
create index jobs_of_person on jobs (user_id, created_at) where store_id = 0;
