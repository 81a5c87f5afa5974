-- Listings and shelves can be changed by a stock taking.
alter type inventory_change_source add value 'STOCK_TAKE';
