-- Operators change lines for customers, also to more pieces (OPS-031).

-- step
alter table order_changes add column if not exists by_operator boolean not null default false;

-- step
alter table order_changes drop constraint if exists order_changes_kind_check;
alter table order_changes add constraint order_changes_kind_check
  check (kind in ('remove', 'fewer', 'more', 'replace')) not valid;

-- step
alter table order_changes validate constraint order_changes_kind_check;
