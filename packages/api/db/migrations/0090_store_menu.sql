-- What a store keeps of its menu.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 1cbb0493c35522b8c1c22ad1c86eb919fe87a39bad9786aaa03b0d7ba78e8acd

-- step
alter table items
  -- Grows with each change by staff or an import, not with orders: a member who saw an earlier version changes nothing.
  add column if not exists version integer not null default 1,
  -- Shown, but not to be ordered: until a moment, or until staff puts it back on sale.
  add column if not exists sold_out boolean not null default false,
  add column if not exists sold_out_until timestamptz,
  -- What the pictures show, in their order: the first is of `image`, the others of `images`.
  add column if not exists image_texts text[] not null default '{}',
  -- Orders name their items for ever, so a deleted one stays as a row that is not active.
  add column if not exists deleted_at timestamptz;
-- The staff also sees what is hidden.
-- step
create index concurrently items_of_store_for_staff on items (store_id, id);
