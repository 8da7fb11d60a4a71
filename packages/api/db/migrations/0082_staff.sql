-- Who works for a store, and who runs the market: memberships of the one account that everybody has.
create table store_members (
  store_id integer not null references stores on delete cascade,
  customer_id integer not null references customers on delete cascade,
  role text not null check (role in ('owner', 'manager', 'counter', 'kitchen', 'pharmacist', 'bookkeeper')),
  -- Why this member may do nothing for the moment; null while he works.
  suspended_reason text,
  -- Grows with each change: whoever saw an earlier one changes nothing.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (store_id, customer_id)
);
create index store_members_by_customer on store_members (customer_id);

create table operators (
  customer_id integer primary key references customers on delete cascade,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['owner', 'lead', 'dispatcher', 'support', 'catalogue', 'marketing', 'finance']
  ),
  -- Null for all zones.
  zone_ids integer[] check (cardinality(zone_ids) > 0),
  suspended_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- Whoever was an operator until now may do everything. The table of admins goes with the release after this one.
insert into operators (customer_id, roles, created_at) select customer_id, array['owner'], made_at from admins;

-- A courier works with the account that he signs in with.
alter table delivery_men
  add column customer_id integer unique references customers on delete set null,
  add column suspended_reason text;

-- What people of the staff have done. Lines are only added.
create table audit_lines (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  -- No foreign key: a line outlives the account.
  account_id integer not null,
  audience text not null check (audience in ('vendor', 'courier', 'operator')),
  store_id integer,
  request_id text not null,
  device text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_lines_by_store on audit_lines (store_id, id) where store_id is not null;
create index audit_lines_by_subject on audit_lines (subject, id);
create index audit_lines_by_account on audit_lines (account_id, id);
-- Lines stay as they are for 24 months.
create function keep_audit_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.made_at < now() - interval '24 months' then return old; end if;
  raise exception 'Audit lines are never changed, and deleted only after 24 months';
end $$;
create trigger audit_lines_stay before update or delete on audit_lines
  for each row execute function keep_audit_lines();
