-- Sums of days that ended, so that a report of a million orders does not read each of them (OPS-086).

-- step
create table if not exists report_days (
  report text not null check (report in ('stores', 'promotions', 'times')),
  zone_id integer not null references zones on delete cascade,
  -- By the clock of the zone.
  day date not null,
  -- The groups of the report of this zone and day, with amounts in minor units.
  rows jsonb not null,
  primary key (report, zone_id, day)
);

-- Sums of accounts of cash by days of UTC: all days up to the last one here are complete.
-- step
create table if not exists cash_days (
  account text not null,
  currency char(3) not null,
  kind text not null,
  day date not null,
  -- Minor units.
  amount bigint not null,
  primary key (day, account, currency, kind)
);

-- A change of an old order, or of what it cost, removes the sums of its day, and a job makes them again. The lock comes
-- first: a job that is making sums ends before it, so that the sums are there to be removed.
-- step
create or replace function remove_day_sums(of_zone integer, at timestamptz) returns void language plpgsql as $$
begin
  lock table report_days in row exclusive mode;
  delete from report_days where zone_id = of_zone
    and day between (at at time zone 'UTC')::date - 1 and (at at time zone 'UTC')::date + 1;
end $$;

-- step
create or replace function order_changed_sums() returns trigger language plpgsql as $$
begin
  perform remove_day_sums(old.zone_id, old.placed_at);
  return null;
end $$;

-- step
create or replace trigger orders_remove_day_sums after update on orders for each row
  when (old.placed_at < now() - interval '2 days') execute function order_changed_sums();

-- step
create or replace function refund_changed_sums() returns trigger language plpgsql as $$
begin
  perform remove_day_sums(o.zone_id, o.placed_at) from orders o
    where o.id = new.order_id and o.placed_at < now() - interval '2 days';
  return null;
end $$;

-- step
create or replace trigger refunds_remove_day_sums after insert or update on refunds for each row
  execute function refund_changed_sums();

-- The days of a zone are others by another clock.
-- step
create or replace function zone_changed_sums() returns trigger language plpgsql as $$
begin
  lock table report_days in row exclusive mode;
  delete from report_days where zone_id = new.id;
  return null;
end $$;

-- step
create or replace trigger zones_remove_day_sums after update of time_zone on zones for each row
  when (old.time_zone is distinct from new.time_zone) execute function zone_changed_sums();

-- A journal that is booked on a day that was summed ends the sums before it.
-- step
create or replace function journal_changed_sums() returns trigger language plpgsql as $$
begin
  lock table cash_days in row exclusive mode;
  delete from cash_days where day >= (new.made_at at time zone 'UTC')::date;
  return null;
end $$;

-- step
create or replace trigger journals_remove_day_sums after insert on journals for each row
  when (new.made_at < now() - interval '2 days') execute function journal_changed_sums();

-- Journals come in the order of time, so that a few pages hold a day.
-- step
create index concurrently journals_by_time on journals using brin (made_at) with (pages_per_range = 32, autosummarize = on);

-- It also gives the newest orders of all, for a page of a report and for a name that many customers have; the index by
-- blocks, which it replaces, does not.
-- step
create index concurrently orders_by_placing on orders (placed_at, id);

-- step
drop index if exists orders_by_time;
