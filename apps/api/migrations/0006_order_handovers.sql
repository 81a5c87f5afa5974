-- Who took the goods, and the photo of it.
create table order_handovers (
  store_id bigint not null,
  order_id bigint not null,
  receiver_name text not null,
  photo_id uuid,
  created_at timestamptz not null default now(),
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders
);
