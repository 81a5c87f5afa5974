-- A number that is guessed at asks for a code, whether the password was right or not; which it was stands here, for who
-- then asks for that code. Null of tries that were answered by what they were.
alter table password_tries add column was_right boolean;
