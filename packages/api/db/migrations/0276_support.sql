-- The market itself is a party of a conversation: its support. Every account has one of them, whatever else it works as.
alter table conversations
  add column is_support boolean not null default false,
  -- What the person wrote about last.
  add column order_id text references orders,
  -- The operator who answers.
  add column assigned_to int references customers;
alter table conversations drop constraint conversations_check;
alter table conversations
  add check (num_nonnulls(store_id, delivery_man_id) = case when is_support then 0 else 1 end);
create unique index conversations_with_support on conversations (customer_id) where is_support;
create index conversations_of_support on conversations (last_message_at desc, id desc) where is_support;

alter table messages drop constraint messages_sender_check;
alter table messages
  add constraint messages_sender_check check (sender in ('customer', 'store', 'delivery_man', 'support')),
  -- The operator who has answered; null for others.
  add column account_id int references customers;
