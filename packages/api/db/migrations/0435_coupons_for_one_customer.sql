-- Coupons that support gives to one customer, with who gave them and why (OPS-039).

-- step
-- Null for a coupon of everybody. No foreign keys: a coupon outlives both accounts.
alter table coupons
  add column if not exists customer_id integer,
  add column if not exists given_by integer,
  add column if not exists given_reason text,
  add column if not exists given_at timestamptz,
  drop constraint if exists coupons_given_check,
  add constraint coupons_given_check
    check (num_nonnulls(customer_id, given_by, given_reason, given_at) in (0, 4)) not valid;

-- step
alter table coupons validate constraint coupons_given_check;

-- step
create index concurrently coupons_of_customer on coupons (customer_id) where customer_id is not null;
