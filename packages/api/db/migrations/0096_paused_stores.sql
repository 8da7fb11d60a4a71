-- What the staff of a store says about now. Both end by themselves: their time is compared when it is read.
alter table stores
  -- It takes no orders until then.
  add column paused_until timestamptz,
  add column pause_reason text,
  -- Minutes that are added to every promise until then.
  add column busy_minutes smallint not null default 0 check (busy_minutes between 0 and 120),
  add column busy_until timestamptz;
