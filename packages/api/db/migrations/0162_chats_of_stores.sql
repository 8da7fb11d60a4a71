-- The inbox of a store, the latest conversation first.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly a8e121e6732e88010a008f7c8cc085622757870c6434b18d26649d59fe155b51

-- step
create index concurrently conversations_of_store on conversations (store_id, last_message_at desc, id desc) where store_id is not null;

-- What a store has not seen.
-- step
create index concurrently messages_unseen_by_stores on messages (conversation_id) where sender = 'customer' and seen_at is null;
