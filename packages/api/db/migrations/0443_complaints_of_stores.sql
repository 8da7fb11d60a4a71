-- What stores report about the couriers and customers of their orders, and what operators answer (STO-102).

-- step
create table if not exists complaints (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  order_id text not null references orders on delete cascade,
  about text not null check (about in ('courier', 'customer')),
  -- The courier whom the order had then.
  courier_id integer references delivery_men on delete set null,
  reason text not null,
  words text not null,
  pictures text[] not null,
  -- No foreign key: a complaint outlives the account.
  made_by integer not null,
  made_at timestamptz not null,
  decision text check (decision in ('upheld', 'dismissed')),
  answer text,
  answered_by integer,
  answered_role text,
  answered_at timestamptz,
  check ((decision is null) = (answered_at is null) and (decision is null) = (answer is null)),
  -- No person of an order is reported twice.
  unique (order_id, about)
);
create index if not exists complaints_of_store on complaints (store_id, id);
create index if not exists complaints_of_courier on complaints (courier_id) where courier_id is not null;
create index if not exists complaints_open on complaints (made_at) where decision is null;
