-- Who may use a row: the site whose token came along (empty without one) and, where one was logged in, the account.
-- Rows from before have no site, and nobody may use them any more.
alter table quotes add column site text, add column account text;
alter table applications add column site text, add column account text;
alter table methods add column site text, add column account text;
