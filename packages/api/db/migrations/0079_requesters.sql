-- Which device of its owner a code was asked for with; null for anybody else, who are counted together.
alter table sign_ins add column requester text;

-- Challenges that were solved and used, until they are too old anyway: a solution counts once.
create table spent_challenges (
  mark text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_by_age on spent_challenges (expires_at);

-- Finds whether a contact has received an order: codes to it have a reserve of their own.
create index orders_delivered_to_number on orders (contact_number) where delivered_at is not null;
create index orders_delivered_to_email on orders (contact_email) where delivered_at is not null;
