-- Couriers are paid for waiting at stores, also where they give the order back after a long wait (DEL-28).
-- In steps, so that no order waits (docs/upgrading.md).

-- step
-- `waiting` is the pay of both waits; these are the part of the store.
alter table courier_earnings
  add column if not exists store_waiting bigint not null default 0,
  add column if not exists store_waiting_minutes smallint not null default 0;

-- step
-- What a courier was paid for the wait with an order that was given back. Once for each order and courier.
create table if not exists store_waits (
  order_id text not null references orders,
  courier_id integer not null references delivery_men,
  currency char(3) not null,
  pay_rule_id integer not null references pay_rules,
  minutes smallint not null check (minutes > 0),
  amount bigint not null check (amount > 0),
  given_back_at timestamptz not null,
  primary key (order_id, courier_id)
);
create index if not exists store_waits_of_courier on store_waits (courier_id, given_back_at);
create or replace trigger store_waits_append_only before update or delete on store_waits
  for each statement execute function refuse_change();

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
