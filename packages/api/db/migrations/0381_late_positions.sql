-- When a position reached the market: one of a phone without a network comes later (DEL-41).
alter table courier_positions add column if not exists received_at timestamptz;
