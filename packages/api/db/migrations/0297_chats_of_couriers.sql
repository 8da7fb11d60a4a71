-- A conversation of a courier with a store has no customer.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly e115a1535af2cfa8bc957acf56f80bc4e39d8817653e2c503dfd05e669f0cd08

-- step
alter table conversations
  alter column customer_id drop not null,
  drop constraint if exists conversations_check,
  add constraint conversations_check
    check (num_nonnulls(customer_id, store_id, delivery_man_id) = case when is_support then 1 else 2 end
      and (customer_id is not null or not is_support)) not valid;

-- step
alter table conversations validate constraint conversations_check;

-- step
create unique index concurrently conversations_of_couriers on conversations (delivery_man_id, store_id) where customer_id is null;

-- step
create index concurrently conversations_by_courier on conversations (delivery_man_id) where delivery_man_id is not null;

-- What a courier has not seen.
-- step
create index concurrently messages_unseen_by_couriers on messages (conversation_id) where sender <> 'delivery_man' and seen_at is null;
