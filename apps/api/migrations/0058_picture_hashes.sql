-- What a photo looks like, as 256 bits: told by its pixels, whatever its size and quality. Files of before have none.
alter table files add column picture_hash text;
