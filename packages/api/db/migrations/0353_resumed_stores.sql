-- When a member last ended a pause: orders before it no longer count as unanswered in a row (STO-036).
alter table stores add column resumed_at timestamptz;
