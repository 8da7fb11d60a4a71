-- What is swept or looked up each hour is found without reading all that was ever ordered, said and paid.
create index payments_by_start on payments (started_at);
create index outbox_of_no_order on outbox (sent_at) where order_id is null;
create index idempotency_keys_of_no_order on idempotency_keys (created_at) where order_id is null;
create index messages_by_age on messages (sent_at);
