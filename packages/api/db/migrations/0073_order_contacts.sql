-- Keyed hashes of the contacts with which an order was placed. They outlive the account, so that a benefit for one person
-- is not had again by whoever leaves and comes back.
create table order_contacts (
  -- HMAC-SHA-256 of a proved phone or e-mail; of a guest, of the contacts that the order names.
  contact_hash text not null,
  order_id text not null references orders,
  made_at timestamptz not null,
  primary key (contact_hash, order_id)
);
create index order_contacts_by_order on order_contacts (order_id);
create index order_contacts_by_age on order_contacts using brin (made_at);
