-- Counts the changes of the reasons and the film on the home of a module, which operators set (OPS-052).
alter table modules add column home_version integer not null default 0;
