-- Coupons as operators make them.
alter table coupons
  -- Null is every zone with the currency.
  add column zone_ids integer[] check (cardinality(zone_ids) > 0),
  -- False once an operator has stopped it.
  add column active boolean not null default true,
  -- Whether lists of coupons show it; another one needs the code.
  add column listed boolean not null default true,
  -- The first of several coupons that have the same terms and a code each; null for a single one.
  add column series_id integer references coupons,
  add column version integer not null default 0;
create index coupons_of_series on coupons (series_id) where series_id is not null;
