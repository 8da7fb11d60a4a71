-- Journals that a person makes by hand: proposed by one, booked by another.
-- formerly d630512ef1ef0fc7b03306ae59dd48fd209037e2becdfff3dea6acb10f4df957

create table manual_journals (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('written_off', 'corrected')),
  debit text not null,
  credit text not null,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'booked', 'declined')),
  -- The accounts of the operators. No foreign keys: a journal outlives them.
  made_by integer not null,
  made_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  decline_reason text,
  check (debit <> credit),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'booked' or decided_by <> made_by)
);
create index manual_journals_proposed on manual_journals (id) where state = 'proposed';

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given',
  'written_off', 'corrected')) not valid;
