-- What a store may do where an item is missing, as its customer has chosen at the checkout.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 2f0631ca339d32a741829c3fcd5395b1aba8c82d6cd09ae6c4e395ef74c75683

-- step
alter table order_lines
  add column if not exists when_missing text not null default 'ask',
  drop constraint if exists order_lines_when_missing_check,
  add constraint order_lines_when_missing_check check (when_missing in ('ask', 'replace', 'leave_out')) not valid;

-- step
alter table order_lines validate constraint order_lines_when_missing_check;
