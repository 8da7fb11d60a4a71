-- Orders that pass from one courier to another on the way (DEL-39, DEL-66), and what the first is paid for their part.
-- In steps, so that no order waits (docs/upgrading.md).

-- step
create table if not exists delivery_handovers (
  id integer generated always as identity primary key,
  order_id text not null references orders,
  -- Who has the order until the meeting, and who fetches it there; null until somebody does.
  from_courier_id integer not null references delivery_men,
  to_courier_id integer references delivery_men,
  cause text not null check (cause in ('accident', 'breakdown', 'suspended')),
  -- Where they meet, and in words where the first has said it.
  lat double precision not null,
  lng double precision not null,
  words text not null default '',
  begun_at timestamptz not null,
  -- When the second said yes.
  taken_at timestamptz,
  ended_at timestamptz,
  -- `released`: it was not picked up yet, and went to others at once. `over`: the order ended otherwise.
  outcome text check (outcome in ('met', 'taken_back', 'released', 'over')),
  -- What the first was paid for the way from the store to the meeting; null until it, and without a rule of pay.
  pay_rule_id integer references pay_rules,
  metres integer check (metres >= 0),
  paid bigint check (paid > 0),
  check ((ended_at is null) = (outcome is null)),
  check ((paid is null) = (pay_rule_id is null)),
  check (from_courier_id <> to_courier_id)
);
create unique index if not exists delivery_handovers_open on delivery_handovers (order_id) where ended_at is null;
create index if not exists delivery_handovers_of_order on delivery_handovers (order_id, id);
create index if not exists delivery_handovers_from on delivery_handovers (from_courier_id, ended_at);
create index if not exists delivery_handovers_to on delivery_handovers (to_courier_id) where ended_at is null;

-- step
alter table journals drop constraint if exists journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_changed', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned', 'wait_earned', 'handover_earned',
  'payout_released', 'payout_failed', 'cash_deposited', 'cash_short', 'tip_given',
  'written_off', 'corrected', 'cash_left_open', 'cash_decided', 'wallet_corrected', 'contest_held', 'contest_decided')) not valid;

-- step
alter table journals validate constraint journals_kind_check;
