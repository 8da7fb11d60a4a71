-- A parcel has no goods: its coupon is taken off its delivery fee.
-- formerly a9b7075e92029a9dc1923b1b2a1f73e82e6b9b6394a63ff5bd418a73af5fbe07
alter table orders
  drop constraint orders_coupon_check,
  add constraint orders_coupon_check check (
    (coupon_code is null) = (coupon_id is null) and (coupon_code is null) = (coupon_paid_by is null)
    and (coupon_code is not null or coupon_discount = 0)
    and coupon_discount + first_order_discount <=
      case when order_type = 'parcel' then delivery_fee else item_total + add_on_total - discount_total end) not valid;
