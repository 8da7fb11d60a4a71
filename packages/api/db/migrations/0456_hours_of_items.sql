-- Hours by weekday of items and of the categories of a store, and prices that hold at some hours (STO-058).
-- A week is such as {"mo": [[360, 660]], "tu": [], …}: minutes after midnight, both included.

-- step
alter table items
  add column if not exists sale_week jsonb,
  add column if not exists timed_price bigint,
  add column if not exists timed_week jsonb;

-- step
create table if not exists category_hours (
  store_id integer not null references stores on delete cascade,
  category_id integer not null references categories on delete cascade,
  -- Null: all day. The row stays, so that its version goes on.
  week jsonb,
  version integer not null,
  primary key (store_id, category_id)
);
create index if not exists category_hours_of_category on category_hours (category_id);

-- step
-- Whether a week has hours between two minutes of a day, both included; no week is all day.
create or replace function is_in_week(week jsonb, day text, day_before text, earliest integer, latest integer)
  returns boolean language sql immutable parallel safe as $$
  select week is null
    or exists (
      select from jsonb_array_elements(week -> day) span
      where (span ->> 0)::int <= latest
        and ((span ->> 1)::int < (span ->> 0)::int or (span ->> 1)::int >= earliest))
    or exists (
      select from jsonb_array_elements(week -> day_before) span
      where (span ->> 1)::int < (span ->> 0)::int and (span ->> 1)::int >= earliest)
$$;

-- step
create index concurrently items_with_timed_price on items (zone_id, module_id) where timed_price is not null;
