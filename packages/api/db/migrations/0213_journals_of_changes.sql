-- An order that its store changes more than once has a journal for each change; of every other kind it has one.
alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received',
  'payment_returned', 'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short'));
alter table journals add column change_id bigint;
create unique index journals_of_orders on journals (order_id, kind, change_id) nulls not distinct where order_id is not null;
alter table journals drop constraint journals_order_id_kind_key;
