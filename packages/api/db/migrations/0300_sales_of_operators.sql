-- Flash sales and campaigns as operators make them.
alter table flash_sales add column version integer not null default 0;
alter table campaigns
  add column version integer not null default 0,
  -- Which items of its module a campaign holds: zone_id, store_id, category_id and search, each or null. Null for one
  -- whose items an import has named.
  add column filter jsonb;
