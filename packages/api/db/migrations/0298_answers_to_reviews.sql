-- The answer of a store to a review, where everybody reads it.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 5fbf205bf8d43f26e3eca97b5ef163bdd4024208f576d3eadaab6fb346c63104

-- step
alter table reviews
  add column if not exists answer text,
  -- When the store first answered: from then on it may change its words for a day.
  add column if not exists answered_at timestamptz,
  -- When the store reported it to the market, and why.
  add column if not exists reported_at timestamptz,
  add column if not exists report_reason text,
  drop constraint if exists reviews_answer_check,
  add constraint reviews_answer_check check (char_length(answer) between 1 and 600) not valid,
  drop constraint if exists reviews_check1,
  add constraint reviews_check1 check ((answer is null) = (answered_at is null)) not valid,
  drop constraint if exists reviews_check2,
  add constraint reviews_check2 check ((reported_at is null) = (report_reason is null)) not valid;

-- step
alter table reviews validate constraint reviews_answer_check;
alter table reviews validate constraint reviews_check1;
alter table reviews validate constraint reviews_check2;
