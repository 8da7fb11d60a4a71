-- Cash that riders hand in, and how much of it they may hold.

create table cash_deposits (
  id integer generated always as identity primary key,
  courier_id integer not null references delivery_men,
  currency char(3) not null,
  -- What the books said that the rider held.
  held bigint not null check (held > 0),
  counted bigint not null check (counted >= 0),
  -- What was missing, and who bears it; 0 where the rider keeps the rest in hand.
  missing bigint not null default 0 check (missing >= 0),
  borne_by text check (borne_by in ('courier', 'market')),
  note text not null default '',
  -- The account of the operator. No foreign key: a deposit outlives it.
  made_by integer not null,
  made_at timestamptz not null,
  check (counted + missing > 0 and counted + missing <= held),
  check ((missing > 0) = (borne_by is not null))
);
create index cash_deposits_of_courier on cash_deposits (courier_id, id);

-- Above this a rider takes no further order in cash; without a row there is no limit.
create table cash_limits (
  currency char(3) primary key,
  amount bigint check (amount > 0),
  version integer not null default 1
);
