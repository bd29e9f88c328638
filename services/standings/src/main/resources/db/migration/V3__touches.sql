-- Tells an instance whether what it remembers of a section is what the database holds.
alter table standing add column touches bigint not null default 0;
