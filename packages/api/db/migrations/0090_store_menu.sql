-- What a store keeps of its menu.
alter table items
  -- Grows with each change by staff or an import, not with orders: a member who saw an earlier version changes nothing.
  add column version integer not null default 1,
  -- Shown, but not to be ordered: until a moment, or until staff puts it back on sale.
  add column sold_out boolean not null default false,
  add column sold_out_until timestamptz,
  -- What the pictures show, in their order: the first is of `image`, the others of `images`.
  add column image_texts text[] not null default '{}',
  -- Orders name their items for ever, so a deleted one stays as a row that is not active.
  add column deleted_at timestamptz;
-- The staff also sees what is hidden.
create index items_of_store_for_staff on items (store_id, id);
