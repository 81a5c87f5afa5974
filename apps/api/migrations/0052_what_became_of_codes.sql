-- What became of a code. `counted`: one of those that a number has for everybody; `beyond`: sent besides, where the number
-- was signed in with; `quiet`: sent besides to who knows the password, who is not told so; `pretended`: only said to be
-- sent; `failed`: nobody could send it.
create type otp_sending as enum ('counted', 'beyond', 'quiet', 'pretended', 'failed');
alter table one_time_codes add column sending otp_sending not null default 'counted';
-- A wrong code that is typed once is a wrong try of every code that it might have meant, and stands here once.
alter table one_time_codes add column wrong_typings integer not null default 0 check (wrong_typings >= 0);
