-- Hashes of contacts come in no order, and each page that is the first to change after a checkpoint goes to the write-ahead
-- log whole. A hash index has a third of the pages of the key that it replaces; rows of one order are neighbours in the
-- new key.
alter table order_contacts drop constraint order_contacts_pkey, add primary key (order_id, contact_hash);
drop index order_contacts_by_order;
create index order_contacts_by_hash on order_contacts using hash (contact_hash);
