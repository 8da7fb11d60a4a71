-- What a customer has given the courier of an order after its delivery, each time; the ledger has the same amounts.
-- formerly 3113fd1c1721bec3112a143f4618ae9b772c0640163876da569d81f1ec4d5b34
create table late_tips (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  courier_id integer not null references delivery_men,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  given_at timestamptz not null
);
create index late_tips_of_order on late_tips (order_id);
create index late_tips_of_courier on late_tips (courier_id, given_at);
create trigger late_tips_append_only before update or delete on late_tips
  for each statement execute function refuse_change();

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given')) not valid;
