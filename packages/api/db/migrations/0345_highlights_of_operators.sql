-- Highlights of stores and banners of sections as operators set them: null is at once, and without an end.
alter table advertisements
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 0;
alter table section_banners add column version integer not null default 0;
