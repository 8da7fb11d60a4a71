-- A provider accepts a return before it has done it, and may refuse it afterwards.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 396f90c171afa2a4feb2e1c38dd17ad6e644177131cd627f0130b45d3b596bb5

-- step
alter table payments
  drop constraint if exists payments_status_check,
  add constraint payments_status_check check (status in (
    'open', 'paid', 'failed', 'canceled', 'return_due', 'returning', 'return_refused', 'returned')) not valid;

-- step
alter table payments validate constraint payments_status_check;

-- step
create index concurrently payments_in_doubt on payments (ended_at) where status in ('returning', 'return_refused');
