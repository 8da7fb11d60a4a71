-- Cash that couriers say they have handed in: it lowers what they hold when an operator confirms it (DEL-51).
create table courier_deposits (
  id integer generated always as identity primary key,
  courier_id integer not null references delivery_men on delete cascade,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('place', 'mobile_money')),
  -- The place, or the number that it was sent to.
  place text not null,
  reference text not null,
  picture text,
  made_at timestamptz not null,
  decision text check (decision in ('confirmed', 'refused')),
  reason text not null default '',
  -- The account of the operator. No foreign key: a deposit outlives it.
  decided_by integer,
  decided_at timestamptz,
  -- What was booked.
  deposit_id integer references cash_deposits,
  check (reference <> '' or picture is not null),
  check ((decision is null) = (decided_at is null) and (decision is not distinct from 'confirmed') = (deposit_id is not null))
);
create index courier_deposits_of_courier on courier_deposits (courier_id, id);
create index courier_deposits_pending on courier_deposits (made_at) where decision is null;
