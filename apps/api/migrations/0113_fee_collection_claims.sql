-- For which complaints that was.
create table fee_collection_claims (
  store_id bigint not null,
  collection_id bigint not null,
  complaint_id bigint not null,
  amount numeric(15, 0) not null check (amount > 0),
  primary key (store_id, collection_id, complaint_id),
  foreign key (store_id, collection_id) references fee_collections
);
