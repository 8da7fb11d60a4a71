-- Operators change zones and stores in a browser: who saw an earlier version changes nothing.
alter table zones
  add column version integer not null default 1,
  -- Why an operator has stopped it; null while it is active.
  add column stopped_reason text;
alter table stores
  add column version integer not null default 1,
  -- Why an operator has closed it; null while it is active.
  add column closed_reason text;
