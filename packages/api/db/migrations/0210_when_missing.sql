-- What a store may do where an item is missing, as its customer has chosen at the checkout.
alter table order_lines add column when_missing text not null default 'ask'
  check (when_missing in ('ask', 'replace', 'leave_out'));
