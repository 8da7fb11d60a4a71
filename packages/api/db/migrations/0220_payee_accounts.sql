-- Where stores and riders are paid to, and messages to people who work for the market.

create table payee_accounts (
  id integer generated always as identity primary key,
  store_id integer references stores,
  courier_id integer references delivery_men,
  kind text not null check (kind in ('bank', 'mobile_money')),
  -- The name that the account is kept under, as the payee has entered it.
  holder text not null,
  -- The bank, or who runs the mobile money.
  institution text not null,
  -- Whole, because a bank file needs it; calls and the audit log have its last four digits.
  number text not null,
  -- The account of the person. No foreign key: payouts outlive it.
  made_by integer not null,
  made_at timestamptz not null,
  -- Nothing is paid to it before.
  usable_at timestamptz not null,
  -- The name that the bank has shown to an operator.
  checked_name text,
  checked_by integer,
  checked_at timestamptz,
  -- Replaced, refused by an operator, or its payee has left.
  ended_at timestamptz,
  -- Why an operator has refused it.
  refused_reason text,
  check (num_nonnulls(store_id, courier_id) = 1),
  check (num_nonnulls(checked_name, checked_by, checked_at) in (0, 3)),
  check (refused_reason is null or ended_at is not null),
  check (checked_by is null or checked_by <> made_by)
);
create unique index payee_accounts_current on payee_accounts (store_id, courier_id) nulls not distinct
  where ended_at is null;
create index payee_accounts_of_store on payee_accounts (store_id, id) where store_id is not null;
create index payee_accounts_of_courier on payee_accounts (courier_id, id) where courier_id is not null;

-- Null for payouts before there were accounts, and for those that are held because there is none.
alter table payouts add column account_id integer references payee_accounts;
create index payouts_to_account on payouts (account_id) where account_id is not null;

-- A message to a person, written with the change that it is about, and deleted once it was sent.
create table staff_notices (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  subject text not null,
  body text not null,
  made_at timestamptz not null
);
