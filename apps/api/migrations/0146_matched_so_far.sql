-- Newer demands than this one were looked at; null: none yet. A store's many are not all looked at in one go.
alter table demands_to_match add column before_tender_id bigint;
