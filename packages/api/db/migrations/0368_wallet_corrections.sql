-- Corrections of wallets and points by operators [OPS-070]. A correction above a limit is a proposal without an order.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 8f8d9d5904c84e730ea4bede2eab51beee6a746d10a3214adaf67e3b41ddc41f

-- step
create table if not exists wallet_corrections (
  id integer generated always as identity primary key,
  customer_id integer not null,
  -- The operator. No foreign keys: a correction outlives both accounts.
  account_id integer not null,
  currency char(3) not null,
  -- Minor units, or points; below 0 was taken away.
  amount bigint not null check (amount <> 0),
  reason text not null,
  made_at timestamptz not null
);

-- step
alter table proposals
  alter column order_id drop not null,
  alter column zone_id drop not null,
  add column if not exists customer_id integer,
  drop constraint if exists proposals_about_check,
  add constraint proposals_about_check check (num_nonnulls(order_id, customer_id) = 1) not valid;

-- step
alter table limited_acts
  alter column order_id drop not null,
  add column if not exists customer_id integer,
  drop constraint if exists limited_acts_about_check,
  add constraint limited_acts_about_check check (num_nonnulls(order_id, customer_id) = 1) not valid;

-- step
alter table proposals validate constraint proposals_about_check;
alter table limited_acts validate constraint limited_acts_about_check;

-- step
alter table journals drop constraint if exists journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned', 'wait_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given',
  'written_off', 'corrected', 'cash_left_open', 'cash_decided', 'wallet_corrected')) not valid;

-- step
alter table journals validate constraint journals_kind_check;
