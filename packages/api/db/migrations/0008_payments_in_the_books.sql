-- A digital payment settles what an order owes, as cash does: now the provider holds it.
alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check
  check (kind in ('order_placed', 'order_canceled', 'cash_collected', 'payment_received'));
