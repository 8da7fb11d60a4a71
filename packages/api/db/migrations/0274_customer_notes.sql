-- What operators write about a customer for each other; the customer does not see it.
create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  -- Who wrote it.
  account_id int not null references customers,
  text text not null,
  made_at timestamptz not null
);
create index customer_notes_of_customer on customer_notes (customer_id, id desc);

-- Why and when an account was closed; both are null for one that is open.
alter table customers
  add column suspended_reason text,
  add column suspended_at timestamptz;
