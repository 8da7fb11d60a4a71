-- What customers have typed at a checkout, of each cart the last state, for a day.
create table checkout_drafts (
  customer_id integer not null references customers,
  cart text not null,
  draft jsonb not null,
  saved_at timestamptz not null,
  primary key (customer_id, cart)
);
create index checkout_drafts_by_age on checkout_drafts (saved_at);
