-- The answer of a store to a review, where everybody reads it.
alter table reviews
  add column answer text check (char_length(answer) between 1 and 600),
  -- When the store first answered: from then on it may change its words for a day.
  add column answered_at timestamptz,
  -- When the store reported it to the market, and why.
  add column reported_at timestamptz,
  add column report_reason text,
  add check ((answer is null) = (answered_at is null)),
  add check ((reported_at is null) = (report_reason is null));
