-- Every amount of an order has an owner: stores pay commissions, and couriers earn pay and tips.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly d887935aca73c983e95b946b3ef2a9cc641884a2315a0266b356878de1397a61

-- step
-- What the market keeps of the goods of an order. The nearest rule applies: of the store, of its module, of the market.
create table if not exists commission_rules (
  id integer generated always as identity primary key,
  module_id integer references modules,
  store_id integer references stores,
  -- Of which orders; null for those of every currency, whose rule has no fixed part.
  currency char(3),
  -- Hundredths of a percent.
  basis_points integer not null check (basis_points between 0 and 10000),
  -- Minor units for each order.
  fixed bigint not null default 0 check (fixed >= 0),
  starts_at timestamptz not null,
  made_at timestamptz not null,
  -- The account of the operator; no foreign key, because a rule outlives it. Null for a rule of the demo.
  made_by integer,
  check (num_nonnulls(module_id, store_id) <= 1),
  check (currency is not null or fixed = 0),
  check (starts_at >= made_at)
);
create unique index if not exists commission_rules_once on commission_rules (module_id, store_id, currency, starts_at) nulls not distinct;

-- step
-- What a courier is paid for a delivery. The nearest rule applies: of the zone, of the currency. Amounts are minor units.
create table if not exists pay_rules (
  id integer generated always as identity primary key,
  currency char(3) not null,
  zone_id integer references zones,
  base bigint not null check (base >= 0),
  per_km bigint not null check (per_km >= 0),
  -- For each whole minute of waiting at the door beyond the first ones.
  per_waiting_minute bigint not null check (per_waiting_minute >= 0),
  free_waiting_minutes smallint not null check (free_waiting_minutes between 0 and 60),
  starts_at timestamptz not null,
  made_at timestamptz not null,
  made_by integer,
  check (starts_at >= made_at)
);
create unique index if not exists pay_rules_once on pay_rules (currency, zone_id, starts_at) nulls not distinct;

-- step
-- Orders refer to rules, so a rule stays as it was; one that has not begun may be withdrawn.
create or replace function keep_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.starts_at > now() then return old; end if;
  raise exception 'A rule that has begun stays as it is: % on %', tg_op, tg_table_name;
end $$;
create or replace trigger commission_rules_stay before update or delete on commission_rules
  for each row execute function keep_rules();
create or replace trigger pay_rules_stay before update or delete on pay_rules for each row execute function keep_rules();

-- step
-- What the market keeps of an order, and by which rule; null where none applied. No foreign key: it would be checked with
-- each order, and rules in use are never deleted.
alter table orders
  add column if not exists commission bigint not null default 0,
  add column if not exists commission_rule_id integer;

-- step
-- What a courier has earned with an order, in its parts; the ledger has their sum.
create table if not exists courier_earnings (
  order_id text primary key references orders,
  courier_id integer not null references delivery_men,
  currency char(3) not null,
  pay_rule_id integer references pay_rules,
  base bigint not null default 0,
  distance bigint not null default 0,
  waiting bigint not null default 0,
  waiting_minutes smallint not null default 0,
  tip bigint not null default 0,
  earned_at timestamptz not null,
  check (base >= 0 and distance >= 0 and waiting >= 0 and tip >= 0 and base + distance + waiting + tip > 0)
);
create index if not exists courier_earnings_of_courier on courier_earnings (courier_id, earned_at);
create or replace trigger courier_earnings_append_only before update or delete on courier_earnings
  for each statement execute function refuse_change();

-- step
alter table journals
  drop constraint if exists journals_kind_check,
  add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned',
  'points_taken_back', 'exchange_taken_back', 'cashback_taken_back', 'delivery_earned')) not valid;

-- step
-- Books the tips of delivered orders to their couriers, also those that a node of the previous release delivers while the
-- nodes are replaced. Returns how many orders there were.
create or replace function book_earned_tips(delivered_since timestamptz) returns integer language sql as $$
  with earned as (
    insert into courier_earnings (order_id, courier_id, currency, tip, earned_at)
    select o.id, o.delivery_man_id, o.currency, o.tip, o.delivered_at from orders o
    where o.tip > 0 and o.delivery_man_id is not null and o.order_status in ('delivered', 'refund_requested')
      and o.delivered_at >= delivered_since
      and not exists (select from courier_earnings e where e.order_id = o.id)
    on conflict do nothing
    returning order_id, courier_id, currency, tip, earned_at
  ), journal as (
    insert into journals (kind, order_id, made_at) select 'delivery_earned', order_id, earned_at from earned
    returning id, order_id
  ), entries as (
    insert into ledger_entries (journal_id, account, currency, amount)
    select journal.id, side.account, earned.currency, side.amount
    from journal join earned using (order_id)
    cross join lateral (values ('tip', earned.tip), ('courier:' || earned.courier_id, -earned.tip)) as side(account, amount)
  )
  select count(*)::integer from earned
$$;

-- step, until it returns no row
-- The newest first, some thousand in each transaction.
select book_earned_tips(min(delivered_at)) from (
  select o.delivered_at from orders o
  where o.tip > 0 and o.delivery_man_id is not null and o.order_status in ('delivered', 'refund_requested')
    and o.delivered_at > '-infinity' and not exists (select from courier_earnings e where e.order_id = o.id)
  order by o.delivered_at desc limit 5000
) newest
having count(*) > 0;
