-- How far the records of orders have gone that are deleted after a time. An order keeps its lines, steps and journals;
-- its messages and the key of its intent go. The invariants want them from every order that is younger.
-- step
create table if not exists retention_horizons (
  part text primary key check (part in ('messages', 'keys of orders')),
  -- What is older may be gone.
  before timestamptz not null,
  -- The last message that was looked at; 0 to begin again.
  last_id bigint
);
