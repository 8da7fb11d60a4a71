-- Double-entry books: append only, and each journal adds up to zero.
create table journals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order_placed', 'order_canceled', 'cash_collected')),
  order_id text not null references orders,
  made_at timestamptz not null default now(),
  unique (order_id, kind)
);

create table ledger_entries (
  journal_id bigint not null references journals,
  -- Such as 'receivable', 'store:12', 'delivery', 'tax', 'cash:delivery_man:3'.
  account text not null,
  currency char(3) not null,
  -- Minor units; debit above zero, credit below.
  amount bigint not null check (amount <> 0),
  primary key (journal_id, account)
);
create index ledger_entries_of_account on ledger_entries (account, currency);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append only: % on %', tg_op, tg_table_name;
end $$;
create trigger journals_append_only before update or delete on journals
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each statement execute function refuse_change();

-- What the world outside is still to be told; written with the change itself.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  order_id text not null references orders,
  payload jsonb not null,
  -- Tells the receiver that it has seen this one before.
  dedupe_key text not null unique,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (id) where sent_at is null;
