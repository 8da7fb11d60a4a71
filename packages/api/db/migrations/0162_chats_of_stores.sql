-- The inbox of a store, the latest conversation first.
create index conversations_of_store on conversations (store_id, last_message_at desc, id desc) where store_id is not null;
-- What a store has not seen.
create index messages_unseen_by_stores on messages (conversation_id) where sender = 'customer' and seen_at is null;
