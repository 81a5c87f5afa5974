-- Listings can be changed by a copy of another store's, and by price rules.
alter type inventory_change_source add value 'COPY';
alter type inventory_change_source add value 'RULE';
