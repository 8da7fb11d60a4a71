-- The note that a customer says to pay with at the door, in minor units, so that change comes along.
alter table orders add column pays_with bigint check (pays_with > 0);
