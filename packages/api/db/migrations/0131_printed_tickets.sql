-- How many tickets of an order were printed, by every device of its store.
alter table orders add column print_count smallint not null default 0;
