-- What a courier has set for an emergency.
create table courier_safety (
  courier_id integer primary key references delivery_men on delete cascade,
  -- Ends an alarm.
  pin_hash text not null,
  -- Somebody close, who is called from the alarm; both empty without one.
  contact_name text not null default '',
  contact_phone text not null default ''
);

-- An alarm of a courier; where they are is the position of the courier.
create table courier_alarms (
  id integer generated always as identity primary key,
  courier_id integer not null references delivery_men on delete cascade,
  begun_at timestamptz not null,
  is_silent boolean not null,
  -- The operator who looks after it.
  taken_by integer references customers on delete set null,
  taken_at timestamptz,
  ended_at timestamptz
);
create unique index courier_alarms_that_run on courier_alarms (courier_id) where ended_at is null;
