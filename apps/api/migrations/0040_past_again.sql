-- What processes of before the book do while it is rolled out is in no book: a day later they are gone, and the past is gone through again.
alter table book_past add column again_at timestamptz default now() + interval '1 day';
-- Money that went back before there was a book: whether somebody has sent it, nobody wrote down.
alter type transfer_state add value 'TO_JUDGE';
