-- Reviews that an operator has decided on: those that break a rule are hidden from everybody but their writers.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 3940e2884202f7313ff8e8afc336d8a16c743e0ea604bf1e29241dda28937eb0

-- step
alter table reviews
  add column if not exists decided_at timestamptz,
  add column if not exists hidden_rule text,
  drop constraint if exists reviews_hidden_rule_check,
  add constraint reviews_hidden_rule_check
    check (hidden_rule in ('insult', 'private_data', 'advertising', 'not_the_order', 'false_review')) not valid,
  drop constraint if exists reviews_check3,
  add constraint reviews_check3 check (hidden_rule is null or decided_at is not null) not valid;

-- step
alter table reviews validate constraint reviews_hidden_rule_check;
alter table reviews validate constraint reviews_check3;

-- Few reviews are reported or hidden; operators list these first.
-- step
create index concurrently reviews_reported on reviews (reported_at) where reported_at is not null;

-- step
create index concurrently reviews_hidden on reviews (decided_at) where hidden_rule is not null;
