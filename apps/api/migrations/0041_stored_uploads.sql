-- Of those who finish an upload at once, the first has the room its parts had; the others take room of their own.
alter table uploads add column stored_at timestamptz;
