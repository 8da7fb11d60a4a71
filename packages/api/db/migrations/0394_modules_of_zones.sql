-- A module can be off in a zone while its stores, its prices of the way and its running orders stay.
alter table zone_modules add column offered boolean not null default true;
-- Two operators who rename a module at once: the second one hears of the first.
alter table modules add column version integer not null default 1;
