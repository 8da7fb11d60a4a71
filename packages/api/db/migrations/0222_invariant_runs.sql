-- When the invariants were checked, by whose wish, and what they found.

create table invariant_runs (
  id integer generated always as identity primary key,
  wanted_at timestamptz not null,
  -- The account of the operator; null for the run of each night. No foreign key: a run outlives it.
  wanted_by integer,
  ended_at timestamptz,
  breach_count integer,
  -- The first of them.
  breaches jsonb,
  check (num_nonnulls(ended_at, breach_count, breaches) in (0, 3))
);
-- One at a time: a check of a large market takes minutes.
create unique index invariant_runs_open on invariant_runs ((true)) where ended_at is null;
