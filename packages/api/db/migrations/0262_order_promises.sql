-- When an order is ready and when it arrives: {"p50", "p90", "cause", "moved_minutes"}; null for orders from before.
alter table orders
  add column ready_promise jsonb,
  add column arrival_promise jsonb,
  -- What the store has said first: how late it was is measured from here.
  add column first_ready_at timestamptz;
