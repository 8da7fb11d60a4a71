-- Operators list riders in a browser, newest first; who saw an earlier version changes nothing.
alter table delivery_men
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  -- When the account of a rider was removed: the row stays for the orders that it carried.
  add column left_at timestamptz;
update delivery_men d
set left_at = c.removed_at, on_shift_since = null, f_name = 'Former rider', l_name = '', phone = '', image = null,
  lat = null, lng = null, located_at = null
from customers c where c.id = d.customer_id and c.removed_at is not null;
