-- How much money a person of a role moves by hand alone, in one act and in 24 hours. A role without a row has the
-- ready-made limit; null means no limit.
create table money_limits (
  role text not null check (role in ('lead', 'support', 'dispatcher', 'manager')),
  currency char(3) not null,
  per_act bigint check (per_act >= 0),
  per_day bigint check (per_day >= 0),
  version integer not null default 1,
  primary key (role, currency)
);

-- What is above the limit of a person and waits for a second one.
create table proposals (
  id integer generated always as identity primary key,
  -- The store whose staff proposes and decides; null for operators.
  store_id integer references stores,
  -- Of the order: whoever decides must work there.
  zone_id integer not null references zones,
  -- No foreign keys to accounts: a proposal outlives them.
  account_id integer not null,
  call text not null,
  order_id text not null references orders,
  -- What the use case is given once more when it is approved.
  input jsonb not null,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'taken_back')),
  decided_by integer,
  decided_at timestamptz,
  decline_reason text,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'declined') = (decline_reason is not null)),
  -- The person who proposes never approves.
  check (state <> 'approved' or (decided_by is not null and decided_by <> account_id))
);
create index proposals_open on proposals (id) where state = 'open';
create index proposals_of_order on proposals (order_id);
create index proposals_of_account on proposals (account_id, id);
create index proposals_of_store on proposals (store_id, id) where store_id is not null;

-- Money that people have moved by hand, also by approving: what the limit of a day counts.
create table limited_acts (
  id bigint generated always as identity primary key,
  account_id integer not null,
  -- The store that the person worked for; null for operators.
  store_id integer,
  call text not null,
  order_id text not null references orders,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  proposal_id integer unique references proposals,
  made_at timestamptz not null
);
create index limited_acts_of_account on limited_acts (account_id, made_at);
