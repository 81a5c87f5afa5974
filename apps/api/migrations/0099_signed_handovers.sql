-- What the receiver has signed on the driver's phone, as a picture.
alter table order_handovers add column signature_id uuid;
