-- Background work is done by job queues of their own (docs/decisions/0089); a message is counted once.
alter table outbox add column counted_at timestamptz;
