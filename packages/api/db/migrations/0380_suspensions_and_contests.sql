-- What a suspension is about (DEL-66), and what couriers and stores contest (DEL-57).
-- In steps, so that no order waits (docs/upgrading.md).

-- step
-- `delivery_men.suspended_reason` is the words of the open one, which every call of a courier reads.
create table if not exists courier_suspensions (
  id integer generated always as identity primary key,
  courier_id integer not null references delivery_men on delete cascade,
  rule text not null check (rule in ('safety', 'other_person', 'not_delivered', 'cash', 'conduct', 'papers', 'other')),
  reason text not null,
  -- The orders that it is about, as an operator has named them.
  order_ids text[] not null default '{}',
  -- The orders that the courier had, which went to others.
  handed_over text[] not null default '{}',
  -- Null: until an operator lifts it.
  until timestamptz,
  -- The account of an operator. No foreign key: a suspension outlives it. Null for one of an earlier release.
  decided_by integer,
  decided_role text,
  decided_at timestamptz not null,
  lifted_at timestamptz,
  -- Null where its time was over.
  lifted_by integer
);
create unique index if not exists courier_suspensions_open on courier_suspensions (courier_id) where lifted_at is null;
create index if not exists courier_suspensions_until on courier_suspensions (until) where lifted_at is null;

-- step
insert into courier_suspensions (courier_id, rule, reason, decided_at)
select id, 'other', suspended_reason, now() from delivery_men where suspended_reason is not null
on conflict do nothing;

-- step
create table if not exists contests (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('courier', 'store')),
  courier_id integer references delivery_men on delete cascade,
  store_id integer references stores on delete cascade,
  kind text not null check (kind in ('sum', 'rating', 'suspension')),
  -- 'journal:12', 'review:12' or 'suspension:12'.
  about text not null,
  -- When that happened: days are counted from it.
  happened_at timestamptz not null,
  words text not null,
  pictures text[] not null default '{}',
  currency char(3),
  -- Of a sum: what was taken, or what is missing of a pay.
  amount bigint check (amount > 0),
  -- Of it, what stands on the account of the contest until the answer.
  held bigint not null default 0 check (held >= 0),
  -- The account of the person. No foreign key: a contest outlives it.
  made_by integer not null,
  made_at timestamptz not null,
  decision text check (decision in ('granted', 'denied')),
  -- What was granted of a sum.
  granted bigint check (granted >= 0),
  answer text,
  answered_by integer,
  answered_role text,
  answered_at timestamptz,
  check ((audience = 'courier') = (courier_id is not null) and (audience = 'store') = (store_id is not null)),
  check ((kind = 'sum') = (amount is not null) and (kind = 'sum') = (currency is not null) and (kind = 'sum' or held = 0)),
  check ((decision is null) = (answered_at is null) and (decision is null) = (answer is null)),
  -- Nothing is contested twice.
  unique (audience, about)
);
create index if not exists contests_of_courier on contests (courier_id, id) where courier_id is not null;
create index if not exists contests_of_store on contests (store_id, id) where store_id is not null;
create index if not exists contests_open on contests (made_at) where decision is null;

-- step
-- A rating that is contested does not count until the answer.
alter table reviews add column if not exists held_at timestamptz;

-- step
alter table journals drop constraint if exists journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned', 'wait_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given',
  'written_off', 'corrected', 'cash_left_open', 'cash_decided', 'wallet_corrected', 'contest_held', 'contest_decided')) not valid;

-- step
alter table journals validate constraint journals_kind_check;
