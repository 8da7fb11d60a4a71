-- Who has answered a prescription, with name and licence number, for the register of its pharmacy [STO-074].

-- step
-- The name and the licence number of a pharmacist, as they give them themselves.
create table if not exists pharmacists (
  customer_id integer primary key references customers on delete cascade,
  full_name text not null check (full_name <> ''),
  licence_number text not null check (licence_number <> ''),
  changed_at timestamptz not null
);

-- step
-- As they were when the prescription was answered; null without an answer. No foreign key: an answer outlives the account.
alter table prescription_desk
  add column if not exists signed_at timestamptz,
  add column if not exists signed_by integer,
  add column if not exists signed_as text check (signed_as in ('priced', 'refused')),
  add column if not exists signed_name text,
  -- Empty where the pharmacist had given none.
  add column if not exists signed_licence text;

-- step
create index concurrently prescription_desk_signed on prescription_desk (signed_at) where signed_at is not null;
