-- What a store has changed of the lines of an accepted order, or asks its customer about.
create table order_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  line_number smallint not null,
  kind text not null check (kind in ('remove', 'fewer', 'replace')),
  -- 'waiting' is for the customer to answer; 'left_out': the piece that was to come instead does not come; 'void': the order is
  -- over, or was changed otherwise.
  state text not null check (state in ('waiting', 'applied', 'left_out', 'void')),
  -- What decided it: the choice for the line, the customer, or the end of the time to answer.
  decided_by text check (decided_by in ('choice', 'customer', 'time')),
  -- The line as it was, and what comes instead: {"item_id", "name", "image", "quantity", "line_total"}.
  before jsonb not null,
  after jsonb,
  -- The pieces that do not come go back to the stock; otherwise they are not there.
  returns_stock boolean not null,
  reason text not null,
  -- Totals of the order, as they were proposed, and then as they became.
  total_before bigint not null,
  total_after bigint not null,
  to_wallet bigint not null default 0,
  to_provider bigint not null default 0,
  -- Who has made it, at which version of the order; no foreign key: a change outlives the account.
  account_id integer not null,
  seen_version integer not null,
  made_at timestamptz not null,
  answer_until timestamptz,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((kind = 'remove') = (after is null))
);
create index order_changes_of_order on order_changes (order_id, id);
-- The customer is asked about a line once at a time.
create unique index order_changes_waiting on order_changes (order_id, line_number) where state = 'waiting';
create index order_changes_by_time on order_changes (answer_until) where state = 'waiting';
