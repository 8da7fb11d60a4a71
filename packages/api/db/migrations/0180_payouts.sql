-- What stores and riders are paid: prepared by one person, released by another.
-- formerly 40403dad9b9893822e23c3ce6aed834cfac67131235452259bb1b7034c0dafcd

create table payout_runs (
  id integer generated always as identity primary key,
  payee_kind text not null check (payee_kind in ('store', 'courier')),
  currency char(3) not null,
  -- Whose payees it has: those of some zones, or with null of all.
  zone_ids integer[],
  -- Nothing below this amount is paid.
  least bigint not null check (least >= 0),
  state text not null default 'prepared' check (state in ('prepared', 'released', 'withdrawn')),
  version integer not null default 1,
  -- The accounts of the operators. No foreign keys: a run outlives them.
  made_by integer not null,
  made_at timestamptz not null,
  ended_by integer,
  ended_at timestamptz,
  check ((state = 'prepared') = (ended_at is null) and (ended_at is null) = (ended_by is null)),
  check (state <> 'released' or ended_by <> made_by)
);

create table payouts (
  id integer generated always as identity primary key,
  run_id integer not null references payout_runs,
  store_id integer references stores,
  courier_id integer references delivery_men,
  currency char(3) not null,
  -- What the books said when the run was prepared; below 0 the payee has laid out cash of his own.
  owed bigint not null,
  cash bigint not null,
  -- Cash that stays with the payee as a part of what is owed to him.
  set_off bigint not null,
  amount bigint not null check (amount > 0),
  state text not null default 'planned' check (state in ('planned', 'left_out', 'sent', 'paid', 'failed')),
  -- Of the transfer, once it is paid.
  reference text,
  -- Why it was left out or failed.
  reason text,
  changed_at timestamptz not null,
  changed_by integer not null,
  check (num_nonnulls(store_id, courier_id) = 1)
);
create index payouts_of_run on payouts (run_id);
create index payouts_of_store on payouts (store_id, id) where store_id is not null;
create index payouts_of_courier on payouts (courier_id, id) where courier_id is not null;
-- A balance is in one run at a time.
create unique index payouts_planned_once on payouts (store_id, courier_id, currency) nulls not distinct
  where state = 'planned';

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short')) not valid;
