-- Who took the offer and how, by which a repeat is known.
alter table tender_offers add column award_hash text;
