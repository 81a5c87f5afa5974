-- What the marketplace pays of an order's discounts, once it is completed; and the part of it that a complaint gives back.
alter type book_cause add value 'PLATFORM_SHARE';
alter type book_cause add value 'SHARE_GIVEN_BACK';
