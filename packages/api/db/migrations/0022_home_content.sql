-- What homes show beside stores and items.
alter table categories add column description text not null default '';

-- What people take medicine for.
create table conditions (
  id integer primary key,
  slug text not null unique,
  name text not null,
  image text not null,
  position smallint not null default 0
);
create table item_conditions (
  condition_id integer not null references conditions on delete cascade,
  item_id integer not null references items on delete cascade,
  -- A page of a condition walks through popular items and looks each of them up.
  primary key (item_id, condition_id)
);

create table why_choose (
  id integer primary key,
  module_id integer not null references modules,
  image text not null,
  title text not null,
  short_description text not null,
  position smallint not null default 0
);

create table video_content (
  module_id integer primary key references modules,
  -- A film at an address, a film that was uploaded, or the picture alone.
  banner_type text not null check (banner_type in ('video', 'video_content', 'image')),
  banner_video text,
  banner_video_content text,
  banner_image text not null,
  -- Label and description of three steps, one after the other.
  banner_contents text[] not null check (cardinality(banner_contents) = 6)
);
