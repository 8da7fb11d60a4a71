-- Operators decide about applications in a browser.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly df256165aae0783ab76594f4e6b0bf365e39f0476df59d12c8f83480ac11e477

-- step
alter table store_applications
  add column if not exists decided_at timestamptz,
  -- No foreign key: a decision outlives the account.
  add column if not exists decided_by integer,
  -- What the applicant was told.
  add column if not exists decision text not null default '',
  -- When a message about it was sent; null where no provider took one.
  add column if not exists told_at timestamptz,
  -- What was made of it.
  add column if not exists store_id integer references stores on delete set null;

-- step
alter table delivery_man_applications
  add column if not exists decided_at timestamptz,
  add column if not exists decided_by integer,
  add column if not exists decision text not null default '',
  add column if not exists told_at timestamptz,
  add column if not exists delivery_man_id integer references delivery_men on delete set null;

-- Operators find orders by the end of the number or of the phone number, and by a part of the name.
-- step
create index concurrently orders_by_end_of_number on orders (reverse(id) text_pattern_ops);

-- step
create index concurrently orders_by_end_of_phone on orders (reverse(contact_number) text_pattern_ops);

-- step
create index concurrently orders_by_contact_name on orders using gin (contact_name gin_trgm_ops);
