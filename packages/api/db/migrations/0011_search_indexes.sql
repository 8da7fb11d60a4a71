-- What a search shows first, copied: a frequent word stands in a thousand items, too many to look up one by one.
alter table item_words
  add column order_count integer not null default 0,
  add column active boolean not null default true;
update item_words w set order_count = i.order_count, active = i.active from items i where i.id = w.item_id;

create function copy_to_words() returns trigger language plpgsql as $$
begin
  update item_words set order_count = new.order_count, active = new.active where item_id = new.id;
  return null;
end $$;
create trigger items_copied_to_words after update of order_count, active on items
  for each row when ((old.order_count, old.active) is distinct from (new.order_count, new.active))
  execute function copy_to_words();

-- A word stands in the index together with its zone and module ('3.1.jollof'): a search then reads the entries of its
-- own place alone, not those of the whole market.
create function words_in_scope(zone_id integer, module_id integer, words tsvector) returns tsvector
  language sql immutable strict parallel safe
  return replace(' ' || strip(words)::text, ' ''', ' ''' || zone_id::text || '.' || module_id::text || '.')::tsvector;

drop index item_words_found;
create index item_words_in_scope on item_words using gin (words_in_scope(zone_id, module_id, words))
  with (fastupdate = off);
-- Of the name alone, whose hits come first.
create index item_names_in_scope on item_words using gin (words_in_scope(zone_id, module_id, ts_filter(words, '{a}')))
  with (fastupdate = off);

-- The words of a name as the search folds them: without case, accents, apostrophes and punctuation.
create function name_words(name text) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(translate(
    regexp_replace(lower(normalize(name, NFKD)), U&'[\0300-\036f''\2019\02bc]', '', 'g'),
    U&'\0253\0257\0199\01b4\014b\00f8\0142\0131', 'bdkynoli'), '[^[:alnum:]]+'), ''));
create index stores_in_scope on stores using gin (words_in_scope(zone_id, module_id, name_words(name)))
  with (fastupdate = off);

-- The nearest words in order, where the other kind of index only knows which are near enough.
drop index search_terms_alike;
create index search_terms_near on search_terms using gist (word gist_trgm_ops);
