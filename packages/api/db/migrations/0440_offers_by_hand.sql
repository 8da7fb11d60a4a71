-- Offers that operators make: to one courier, to the next, or to several at once (OPS-022).

-- step
-- The operator who made it; null for the engine. No foreign key: an offer outlives the account.
alter table delivery_offers add column if not exists account_id integer;
-- Whether other couriers may be asked about the order at the same time; the first Yes gets it.
alter table delivery_offers add column if not exists is_shared boolean not null default false;

-- step
create unique index concurrently delivery_offers_open_alone on delivery_offers (order_id)
  where ended_at is null and not is_shared;

-- step
drop index if exists delivery_offers_open_order;
