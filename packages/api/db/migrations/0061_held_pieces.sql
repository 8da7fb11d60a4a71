-- How many pieces a telephone number holds in orders that are on their way.
create index orders_open_of_number on orders (contact_number)
  where order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up');
