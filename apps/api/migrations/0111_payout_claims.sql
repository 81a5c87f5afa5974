-- Which claims each time that a payout was sent has settled, in part or whole. What failed has settled none.
create table payout_claims (
  store_id bigint not null,
  attempt_id bigint not null,
  complaint_id bigint not null,
  amount numeric(15, 0) not null check (amount > 0),
  primary key (store_id, attempt_id, complaint_id),
  foreign key (store_id, attempt_id) references payout_attempts
);
