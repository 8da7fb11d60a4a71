-- What a refunded order had earned goes back to the market; for points that are exchanged already, what they were worth.
alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back'));
