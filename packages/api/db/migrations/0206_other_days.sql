-- Dates on which a store is closed or has other hours: {"2026-12-25": {"hours": [[600, 840]], "note": "Christmas"}}.
-- What decides whether it is open reads the week and these dates as one value.
alter table stores
  add column other_days jsonb not null default '{}' check (jsonb_typeof(other_days) = 'object'),
  add column all_hours jsonb not null
    generated always as (jsonb_set(opening_hours, '{other}', other_days)) stored;
