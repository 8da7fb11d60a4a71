-- The note that a customer says to pay with at the door, in minor units, so that change comes along.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 263f2b754d3450f037c9cfd8c24e683d8702ee0b4ae6b1290192afd53a33bfac

-- step
alter table orders
  add column if not exists pays_with bigint,
  drop constraint if exists orders_pays_with_check,
  add constraint orders_pays_with_check check (pays_with > 0) not valid;

-- step
alter table orders validate constraint orders_pays_with_check;
