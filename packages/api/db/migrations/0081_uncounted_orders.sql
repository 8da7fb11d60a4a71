-- Messages of new orders that are not yet in the order counts of items and stores. Counting locks the items that are
-- ordered most, so it is done for many orders at once.
create table uncounted_orders (message_id bigint primary key);
