-- What the tables need to know of a game beside its result.
alter table game add column board integer not null default 0;
alter table game add column ending text;                         -- EndingKind, null while none stands
alter table game add column decision text;                       -- JSON: the arbiter's latest decision, null if none
alter table game add column revision bigint not null default 0;  -- grows with all that can change a table, in no other way
