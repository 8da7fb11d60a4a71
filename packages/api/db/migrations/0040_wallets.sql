-- What customers have with the market, in the same books as the orders. Points are a currency of their own, PTS.
alter table journals alter column order_id drop not null;
-- What a journal without an order is about, such as 'payment:…' or 'points:…'; with its kind it stands once.
alter table journals add column subject text;
alter table journals add constraint journals_about_one_thing check (num_nonnulls(order_id, subject) = 1);
create unique index journals_by_subject on journals (kind, subject);
alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned', 'order_refunded',
  'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned'));

-- The sum of a customer's account in the books, kept beside them so that it can be held and never falls below 0.
create table wallets (
  customer_id integer not null references customers,
  currency char(3) not null,
  balance bigint not null check (balance >= 0),
  primary key (customer_id, currency)
);

-- The part of the total that the wallet pays; the rest is paid as `payment_method` says.
alter table orders add column wallet_paid bigint not null default 0 check (wallet_paid >= 0);
alter table orders add constraint orders_wallet_within_total check (wallet_paid <= total);
