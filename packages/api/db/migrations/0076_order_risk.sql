-- Where an order came from, as far as fake orders are told by it. The hash of the address block is keyed: it says nothing
-- without the key of the market.
create table order_origins (
  -- Written before its order, in the same transaction.
  order_id text primary key references orders on delete cascade deferrable initially deferred,
  block_hash text not null,
  is_phone_proved boolean not null,
  -- For how long its goods are kept while it is unpaid.
  hold_minutes smallint not null check (hold_minutes > 0),
  -- Why it is worth a look of the operator.
  notes text[] not null,
  placed_at timestamptz not null
);
create index order_origins_of_block on order_origins (block_hash, placed_at desc);
create index order_origins_noted on order_origins (placed_at desc) where notes <> '{}';
create index order_origins_by_age on order_origins (placed_at);

-- Numbers that a code has proved, by who has proved them: a guest's device or an account.
create table proved_phones (
  shopper text not null,
  phone_hash text not null,
  proved_at timestamptz not null,
  primary key (shopper, phone_hash)
);
create index proved_phones_by_age on proved_phones (proved_at);

alter table sign_ins
  drop constraint sign_ins_login_type_check,
  add constraint sign_ins_login_type_check check (login_type in ('manual', 'otp', 'social', 'reset', 'profile', 'order'));
