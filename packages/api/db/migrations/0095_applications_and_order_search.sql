-- Operators decide about applications in a browser.
alter table store_applications
  add column decided_at timestamptz,
  -- No foreign key: a decision outlives the account.
  add column decided_by integer,
  -- What the applicant was told.
  add column decision text not null default '',
  -- When a message about it was sent; null where no provider took one.
  add column told_at timestamptz,
  -- What was made of it.
  add column store_id integer references stores on delete set null;
alter table delivery_man_applications
  add column decided_at timestamptz,
  add column decided_by integer,
  add column decision text not null default '',
  add column told_at timestamptz,
  add column delivery_man_id integer references delivery_men on delete set null;

-- Operators find orders by the end of the number or of the phone number, and by a part of the name.
create index orders_by_end_of_number on orders (reverse(id) text_pattern_ops);
create index orders_by_end_of_phone on orders (reverse(contact_number) text_pattern_ops);
create index orders_by_contact_name on orders using gin (contact_name gin_trgm_ops);
