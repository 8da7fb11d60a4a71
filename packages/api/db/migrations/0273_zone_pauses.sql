-- A zone, or one module in it, that takes no orders until a moment, such as in heavy rain. It ends by itself: its time
-- is compared when it is read.
create table zone_pauses (
  id int generated always as identity primary key,
  zone_id int not null references zones on delete cascade,
  -- Null for every module of the zone.
  module_id int references modules on delete cascade,
  reason text not null,
  until timestamptz not null,
  unique nulls not distinct (zone_id, module_id)
);

-- What decides whether a store takes orders reads one moment and one reason: those of the store or of its zone,
-- whichever ends later.
alter table stores
  add column zone_paused_until timestamptz,
  add column zone_pause_reason text;
alter table stores
  add column no_orders_until timestamptz generated always as (greatest(paused_until, zone_paused_until)) stored,
  add column no_orders_reason text generated always as (
    case when zone_paused_until is null or paused_until >= zone_paused_until then pause_reason
      else zone_pause_reason end) stored;

-- Every store has the pause of its zone, also one that comes or moves while the zone is paused. The lock waits for a
-- pause that is written meanwhile.
create function follow_zone_pause() returns trigger language plpgsql as $$
begin
  perform from zones where id = new.zone_id for share;
  select until, reason into new.zone_paused_until, new.zone_pause_reason
  from zone_pauses
  where zone_id = new.zone_id and (module_id is null or module_id = new.module_id)
  order by until desc limit 1;
  return new;
end $$;

create trigger stores_follow_zone_pause before insert or update of zone_id, module_id on stores
  for each row execute function follow_zone_pause();
