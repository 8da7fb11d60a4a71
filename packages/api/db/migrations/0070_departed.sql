-- What had an address and has left: search engines that ask for it again hear that it is gone for good.
create table departed (
  kind text not null check (kind in ('store', 'item')),
  slug text not null,
  id integer not null,
  left_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index departed_by_id on departed (kind, id);

create function remember_departed() returns trigger language plpgsql as $$
begin
  insert into departed (kind, slug, id) values (tg_argv[0], old.slug, old.id)
    on conflict (kind, slug) do update set id = excluded.id, left_at = excluded.left_at;
  return null;
end $$;
create trigger stores_departed after delete on stores for each row execute function remember_departed('store');
create trigger items_departed after delete on items for each row execute function remember_departed('item');
