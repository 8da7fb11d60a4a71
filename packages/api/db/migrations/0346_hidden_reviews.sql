-- Reviews that an operator has decided on: those that break a rule are hidden from everybody but their writers.
alter table reviews
  add column decided_at timestamptz,
  add column hidden_rule text
    check (hidden_rule in ('insult', 'private_data', 'advertising', 'not_the_order', 'false_review')),
  add check (hidden_rule is null or decided_at is not null);
-- Few reviews are reported or hidden; operators list these first.
create index reviews_reported on reviews (reported_at) where reported_at is not null;
create index reviews_hidden on reviews (decided_at) where hidden_rule is not null;
