-- Which device of its owner a code was asked for with; null for anybody else, who are counted together.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly cf76c63fb2316de9f5092ec5b1263697601de96dd2b910ac90ee125fe1f2ea24

-- step
alter table sign_ins add column if not exists requester text;

-- step
-- Challenges that were solved and used, until they are too old anyway: a solution counts once.
create table if not exists spent_challenges (
  mark text primary key,
  expires_at timestamptz not null
);
create index if not exists spent_challenges_by_age on spent_challenges (expires_at);

-- Finds whether a contact has received an order: codes to it have a reserve of their own.
-- step
create index concurrently orders_delivered_to_number on orders (contact_number) where delivered_at is not null;

-- step
create index concurrently orders_delivered_to_email on orders (contact_email) where delivered_at is not null;
