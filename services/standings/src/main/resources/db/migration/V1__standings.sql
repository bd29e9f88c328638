-- How far each partition has been read: written in the same transaction as what was read.
create table consumed (
    id          text primary key,            -- topic-partition
    next_offset bigint not null              -- the first record not counted yet
);

-- One row a game: everything the next verdict needs.
create table game (
    game_id      text primary key,
    event_id     text,                       -- null until the schedule is read
    section      text,
    round        integer not null,
    pairing      text,                       -- JSON: players and points rule
    settling     text not null,              -- JSON: GameSettlement
    result       text,                       -- as PGN writes it, null while none stands
    result_state text                        -- OPEN, PROVISIONAL, FINAL
);
create index game_by_section on game (event_id, section);

-- Every version of every result, for ever.
create table settlement (
    id      text primary key,                -- game_id/version
    game_id text not null,
    version bigint not null,
    body    text not null,                   -- JSON as published
    unique (game_id, version)
);

-- The newest version of each table.
create table standing (
    id       text primary key,               -- event_id/section
    event_id text not null,
    section  text not null,
    version  bigint not null,
    body     text not null                   -- JSON as published
);
create index standing_by_event on standing (event_id);

-- What is to be published: written with what it tells of, deleted once the broker has it.
create table outbox (
    id         text primary key,             -- topic/identity of the record
    position   bigint generated always as identity,
    topic      text not null,
    record_key bytea,
    headers    text not null,                -- JSON object
    body       bytea
);
create unique index outbox_in_order on outbox (position);
