-- A parcel goes from a person to a person: no store, no lines. `delivery_address` and the contact are the sender's.
alter table orders
  alter column store_id drop not null,
  -- {"name", "number", "address", "house", "floor", "road", "landmark", "directions", "lat", "lng"}
  add column receiver_details jsonb,
  add column charge_payer text check (charge_payer in ('sender', 'receiver')),
  add column parcel_category_id integer references categories,
  add constraint orders_parcel_check check (case when order_type = 'parcel'
    then store_id is null and num_nonnulls(receiver_details, charge_payer, parcel_category_id, delivery_address) = 4
      and item_total + add_on_total + discount_total = 0
    else store_id is not null and num_nonnulls(receiver_details, charge_payer, parcel_category_id) = 0 end);
