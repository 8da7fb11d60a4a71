-- The discount on the first order of somebody who was invited: the market's loss, and each customer's once.
alter table orders
  add column first_order_discount bigint not null default 0 check (first_order_discount >= 0),
  drop constraint orders_coupon_check,
  add constraint orders_coupon_check check (
    (coupon_code is null) = (coupon_id is null) and (coupon_code is null) = (coupon_paid_by is null)
    and (coupon_code is not null or coupon_discount = 0)
    and coupon_discount + first_order_discount <= item_total + add_on_total - discount_total),
  drop constraint orders_sum_check,
  add constraint orders_sum_check check (total = item_total + add_on_total - discount_total - coupon_discount
    - first_order_discount + case when tax_inclusive then 0 else tax end + delivery_fee + service_charge + tip);

create table first_order_discounts (
  customer_id integer primary key references customers,
  order_id text not null unique references orders,
  amount bigint not null check (amount > 0)
);
