-- Banners as operators set them: null is at once, and without an end.
alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 0;
