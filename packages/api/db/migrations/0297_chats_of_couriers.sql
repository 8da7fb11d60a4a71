-- A conversation of a courier with a store has no customer.
alter table conversations
  alter column customer_id drop not null,
  drop constraint conversations_check,
  add constraint conversations_check
    check (num_nonnulls(customer_id, store_id, delivery_man_id) = case when is_support then 1 else 2 end
      and (customer_id is not null or not is_support));
create unique index conversations_of_couriers on conversations (delivery_man_id, store_id) where customer_id is null;
create index conversations_by_courier on conversations (delivery_man_id) where delivery_man_id is not null;
-- What a courier has not seen.
create index messages_unseen_by_couriers on messages (conversation_id) where sender <> 'delivery_man' and seen_at is null;
