-- Where a city lies, for how far a buyer is from a store. Nobody knows of all.
alter table cities add column latitude double precision, add column longitude double precision;
alter table cities add constraint cities_place_check check ((latitude is null) = (longitude is null)) not valid;
