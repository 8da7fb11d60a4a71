-- Less or no cash at the door: what came, why, and who bears the difference (DEL-50).
-- formerly ee96c06cfddce93c3e620dea1daf0713763848dbe850c673c080471159e14373

alter table delivery_attempts
  add column cash_taken bigint check (cash_taken >= 0),
  add column cash_short_reason text check (cash_short_reason in ('has_less', 'no_change', 'disputed', 'other')),
  add column cash_short_words text not null default '';

-- Written when the order is delivered.
create table short_cash (
  order_id text primary key references orders (id) on delete cascade,
  courier_id integer not null references delivery_men (id),
  currency char(3) not null,
  due bigint not null,
  taken bigint not null check (taken >= 0),
  reason text not null check (reason in ('has_less', 'no_change', 'disputed', 'other')),
  words text not null,
  made_at timestamptz not null,
  borne_by text check (borne_by in ('courier', 'market')),
  note text,
  -- The account of an operator. No foreign key: the decision outlives it.
  decided_by integer,
  decided_at timestamptz,
  -- The order was given back as a whole, and the difference with it.
  given_back_at timestamptz,
  check (taken < due),
  check ((borne_by is null) = (decided_at is null) and (borne_by is null) = (note is null))
);
create index short_cash_open on short_cash (made_at) where borne_by is null and given_back_at is null;

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given',
  'written_off', 'corrected', 'cash_left_open', 'cash_decided')) not valid;
