-- An order that its store changes more than once has a journal for each change; of every other kind it has one.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly feb0b9804957cfd86f1e0926942a09f31546e346276d0cf89f8755463c0cab78

-- step
alter table journals
  drop constraint if exists journals_kind_check,
  add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received',
  'payment_returned', 'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short')) not valid;

-- step
alter table journals add column if not exists change_id bigint;

-- step
create unique index concurrently journals_of_orders on journals (order_id, kind, change_id) nulls not distinct where order_id is not null;

-- step
alter table journals drop constraint if exists journals_order_id_kind_key;
