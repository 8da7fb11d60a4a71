-- A provider accepts a return before it has done it, and may refuse it afterwards.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in (
  'open', 'paid', 'failed', 'canceled', 'return_due', 'returning', 'return_refused', 'returned'));
create index payments_in_doubt on payments (ended_at) where status in ('returning', 'return_refused');
