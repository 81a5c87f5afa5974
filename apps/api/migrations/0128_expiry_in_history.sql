-- Whoever changes when something expires is in the history.
alter type inventory_change_kind add value 'EXPIRY';
