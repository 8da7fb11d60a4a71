-- What customers and those who serve them write to each other: one conversation for each pair.
create table conversations (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  store_id integer references stores on delete cascade,
  delivery_man_id integer references delivery_men on delete cascade,
  -- Messages that the customer has not seen.
  unread integer not null default 0 check (unread >= 0),
  -- Since when the last word is the customer's; null once it is answered.
  awaits_since timestamptz,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (num_nonnulls(store_id, delivery_man_id) = 1)
);
create unique index conversations_with_stores on conversations (customer_id, store_id) where store_id is not null;
create unique index conversations_with_men on conversations (customer_id, delivery_man_id)
  where delivery_man_id is not null;
create index conversations_of_customer on conversations (customer_id, last_message_at desc, id desc);
create index conversations_waiting on conversations (awaits_since) where awaits_since is not null;

create table messages (
  id bigint generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  sender text not null check (sender in ('customer', 'store', 'delivery_man')),
  body text not null default '',
  -- Names of private pictures.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  -- Of the request that brought it: one intent, one message.
  idempotency_key text,
  fingerprint text,
  sent_at timestamptz not null default now(),
  seen_at timestamptz,
  check (body <> '' or cardinality(pictures) > 0)
);
create index messages_of_conversation on messages (conversation_id, id desc);
create unique index messages_by_key on messages (conversation_id, idempotency_key) where idempotency_key is not null;
