-- What is swept or looked up each hour is found without reading all that was ever ordered, said and paid.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly a6dc8cee60f2a322e15c36f2ba6fa8a9f9fee7db94e20df0abd46e07aadb415e

-- step
create index concurrently payments_by_start on payments (started_at);

-- step
create index concurrently outbox_of_no_order on outbox (sent_at) where order_id is null;

-- step
create index concurrently idempotency_keys_of_no_order on idempotency_keys (created_at) where order_id is null;

-- step
create index concurrently messages_by_age on messages (sent_at);
