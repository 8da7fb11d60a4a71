-- PostgreSQL reads and plans each check of a table again for every statement that writes to it. The 26 checks of orders
-- cost as much as writing the row and its indexes, with each order and each of its moves. A function is compiled once
-- for a connection. The conditions are the same; whoever changes a column of orders looks here.
create function order_is_sound(o orders) returns boolean language plpgsql immutable parallel safe as $$
begin
  return o.id ~ '^[0-9]{10}$'
    and least(o.item_total, o.add_on_total, o.discount_total, o.coupon_discount, o.first_order_discount, o.tax,
      o.delivery_fee, o.service_charge, o.tip, o.total, o.wallet_paid, o.distance_metres) >= 0
    and o.wallet_paid <= o.total
    and o.total = o.item_total + o.add_on_total - o.discount_total - o.coupon_discount - o.first_order_discount
      + case when o.tax_inclusive then 0 else o.tax end + o.delivery_fee + o.service_charge + o.tip
    and o.order_type in ('delivery', 'take_away', 'parcel')
    and o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered', 'canceled',
      'failed', 'refund_requested', 'refunded')
    and o.payment_method in ('cash_on_delivery', 'digital_payment', 'wallet')
    and o.payment_status in ('unpaid', 'paid', 'refunded')
    and o.canceled_by in ('shopper', 'store', 'market')
    and o.prescription in ('sent', 'quoted', 'agreed')
    and (o.prescription is null or o.prescription = 'sent' or o.quoted_at is not null)
    and (o.coupon_code is null) = (o.coupon_id is null) and (o.coupon_code is null) = (o.coupon_paid_by is null)
    and o.coupon_paid_by in ('store', 'market')
    and (o.coupon_code is not null or o.coupon_discount = 0)
    and o.coupon_discount + o.first_order_discount <= case when o.order_type = 'parcel' then o.delivery_fee
      else o.item_total + o.add_on_total - o.discount_total end
    and o.charge_payer in ('sender', 'receiver')
    -- A parcel has a receiver and no store, and everything else has a store.
    and case when o.order_type = 'parcel'
      then o.store_id is null and o.item_total + o.add_on_total + o.discount_total = 0
        and num_nonnulls(o.receiver_details, o.charge_payer, o.parcel_category_id, o.delivery_address) = 4
      else o.store_id is not null and num_nonnulls(o.receiver_details, o.charge_payer, o.parcel_category_id) = 0 end;
end $$;

-- These are the conditions of the constraints that go: nothing is refused that was accepted before, and every stored row
-- has passed them, so the table need not be read while it is locked (not valid).
alter table orders
  drop constraint if exists orders_are_sound,
  add constraint orders_are_sound check (order_is_sound(orders)) not valid,
  drop constraint orders_parcel_check,
  drop constraint orders_coupon_check,
  drop constraint orders_sum_check,
  drop constraint orders_order_status_check,
  drop constraint orders_payment_method_check,
  drop constraint orders_order_type_check,
  drop constraint orders_quoted_with_time,
  drop constraint orders_canceled_by_check,
  drop constraint orders_payment_status_check,
  drop constraint orders_prescription_check,
  drop constraint orders_charge_payer_check,
  drop constraint orders_coupon_paid_by_check,
  drop constraint orders_id_check,
  drop constraint orders_wallet_within_total,
  drop constraint orders_item_total_check,
  drop constraint orders_first_order_discount_check,
  drop constraint orders_distance_metres_check,
  drop constraint orders_discount_total_check,
  drop constraint orders_delivery_fee_check,
  drop constraint orders_service_charge_check,
  drop constraint orders_coupon_discount_check,
  drop constraint orders_tax_check,
  drop constraint orders_tip_check,
  drop constraint orders_total_check,
  drop constraint orders_wallet_paid_check,
  drop constraint orders_add_on_total_check;
