-- The market itself is a party of a conversation: its support. Every account has one of them, whatever else it works as.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 8f26ac9a267892abefde15b14d8576429e249470ecf3e6926e4a2db3019e1a0a

-- step
alter table conversations
  add column if not exists is_support boolean not null default false,
  -- What the person wrote about last.
  add column if not exists order_id text references orders,
  -- The operator who answers.
  add column if not exists assigned_to int references customers;

-- step
alter table conversations
  drop constraint if exists conversations_check,
  add constraint conversations_check
    check (num_nonnulls(store_id, delivery_man_id) = case when is_support then 0 else 1 end) not valid;

-- step
alter table conversations validate constraint conversations_check;

-- step
create unique index concurrently conversations_with_support on conversations (customer_id) where is_support;

-- step
create index concurrently conversations_of_support on conversations (last_message_at desc, id desc) where is_support;

-- step
alter table messages
  drop constraint if exists messages_sender_check,
  add constraint messages_sender_check check (sender in ('customer', 'store', 'delivery_man', 'support')) not valid,
  -- The operator who has answered; null for others.
  add column if not exists account_id int,
  drop constraint if exists messages_account_id_fkey,
  add constraint messages_account_id_fkey foreign key (account_id) references customers not valid;

-- step
alter table messages validate constraint messages_sender_check;
alter table messages validate constraint messages_account_id_fkey;
