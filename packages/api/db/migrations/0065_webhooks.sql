-- Where others hear what happens in this market: each address with the secret that signs what it gets.
create table webhook_endpoints (
  id integer generated always as identity primary key,
  url text not null,
  -- What it hears; empty for everything.
  events text[] not null default '{}',
  secret text not null,
  created_at timestamptz not null default now()
);

-- One event on its way to one endpoint.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoints on delete cascade,
  outbox_id bigint not null references outbox on delete cascade,
  -- The same in every try and every replay.
  event_id text not null,
  event text not null,
  -- As it is signed, so that every try says the same.
  body text not null,
  attempts smallint not null default 0,
  -- Null for at once.
  due_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- What became of the last try, in short; null where it was taken.
  last_fault text,
  created_at timestamptz not null default now(),
  unique (outbox_id, endpoint_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, id) where sent_at is null and given_up_at is null;
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
