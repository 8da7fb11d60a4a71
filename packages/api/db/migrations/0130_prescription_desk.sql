-- What a pharmacy notes of a prescription; an order without a note has no row.
create table prescription_desk (
  order_id text primary key references orders,
  -- The account that works on it, and until when nobody else may. No foreign key: an answer outlives the account.
  taken_by integer,
  taken_until timestamptz,
  -- The account that has sent the price.
  quoted_by integer,
  -- From the pharmacist to the customer, with the price.
  note text not null default ''
);

-- How a medicine is taken, in the words of the pharmacist; null for other goods.
alter table order_lines add column dose text;
