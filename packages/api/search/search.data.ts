import { maxCounted } from 'market/calls/endpoint';
import type { Database } from '#api/db/connection.ts';
import { type HotStatement, hotRows } from '#api/db/hot-query.ts';
import { type ItemRow, pageOf } from '#api/items/items.data.ts';
import { type OpenFirstSlice, openFirstAfter, openFirstValues } from '#api/items/items-open-first.data.ts';

/** The search words and their scope. The words are folded; the last one may be incomplete. */
export interface SearchQuery {
  words: readonly string[];
  zoneIds: readonly number[];
  moduleIds: readonly number[];
}

export interface Hits {
  /** Items that have all words somewhere: in name, tags, category or the name of their store. */
  items: number;
  /** Those that have them all in their name; counted only where it decides how a page is found. */
  named: number;
}

/** Up to this number all hits are sorted; beyond it, scanning the popular items finds a page sooner. */
export const maxSorted = 1500;

const inScope = 'words_in_scope(w.zone_id, w.module_id, w.words) @@ $1::tsquery';
const namedInScope = `words_in_scope(w.zone_id, w.module_id, ts_filter(w.words, '{a}')) @@ $1::tsquery`;

const counted = (where: string) =>
  `(select count(*)::int from (select from item_words w where w.active and ${where} limit ${maxSorted + 1}) found)`;

const hits = statement(
  'search hits',
  `select items, case when items > ${maxSorted} then ${counted(namedInScope)} else 0 end as named
  from (select ${counted(inScope)} as items offset 0) counted`,
);

/** Counts the items with the words, up to one more than `maxSorted`. */
export async function hitsOf(db: Database, query: SearchQuery): Promise<Hits> {
  const [row] = await hotRows<Hits>(db, hits, [scopedQuery(query)]);
  return row ?? { items: 0, named: 0 };
}

const closedLast = 'left join unnest($2::int[]) closed (id) on closed.id = w.store_id';

/** Takes the words in their scope ('1.2.rice':*), the closed stores, limit, offset, and the words of the name ('rice':*A). */
export const searchSql = pageOf(
  `select w.item_id as id, closed.id is not null as is_closed, w.words @@ $5::tsquery as in_name, w.order_count
  from item_words w ${closedLast} where w.active and ${inScope}
  order by is_closed, in_name desc, w.order_count desc, w.item_id desc limit $3 offset $4`,
  'page.is_closed, page.in_name desc, page.order_count desc, page.id desc',
);
const sorted = statement('search sorted', searchSql);

/** The hits of open stores first; those by name first, of each the most ordered first. */
export function sortedHits(
  db: Database,
  query: SearchQuery,
  { limit, skip, closed }: OpenFirstSlice,
): Promise<ItemRow[]> {
  return hotRows(db, sorted, [scopedQuery(query), closed, limit, skip, namedQuery(query)]);
}

const sortedByName = statement(
  'search sorted by name',
  pageOf(
    `select w.item_id as id, closed.id is not null as is_closed, w.order_count from item_words w ${closedLast}
    where w.active and ${namedInScope}
    order by is_closed, w.order_count desc, w.item_id desc limit $3 offset $4`,
    'page.is_closed, page.order_count desc, page.id desc',
  ),
);

/** The hits by name alone. */
export function sortedNamed(
  db: Database,
  query: SearchQuery,
  { limit, skip, closed }: OpenFirstSlice,
): Promise<ItemRow[]> {
  return hotRows(db, sortedByName, [scopedQuery(query), closed, limit, skip]);
}

const scanNamed = statement('search walk by name', indexScan('w.words @@ $3::tsquery', 3));
const scanOther = statement('search walk', indexScan('w.words @@ $4::tsquery and not w.words @@ $3::tsquery', 4));

/** Returns hits by name for words so frequent that the most ordered items fill a page. */
export function popularNamed(db: Database, query: SearchQuery, slice: OpenFirstSlice): Promise<ItemRow[]> {
  return hotRows(db, scanNamed, [query.zoneIds, query.moduleIds, namedQuery(query), ...openFirstValues(slice)]);
}

/** The same of hits that are not by name. */
export function popularOthers(db: Database, query: SearchQuery, slice: OpenFirstSlice): Promise<ItemRow[]> {
  const { zoneIds, moduleIds } = query;
  const values = [zoneIds, moduleIds, namedQuery(query), anyQuery(query), ...openFirstValues(slice)];
  return hotRows(db, scanOther, values);
}

function indexScan(isHit: string, takes: number): string {
  const found = (reach: string) => `select found.*
    from unnest($1::int[]) z (id), unnest($2::int[]) m (id) cross join lateral (
      select i.id, i.store_id, i.order_count from items i
      where i.active and i.zone_id = z.id and i.module_id = m.id
        and (select ${isHit} from item_words w where w.item_id = i.id)
      order by i.order_count desc, i.id desc limit ${reach}
    ) found`;
  return pageOf(openFirstAfter(takes, 'found.order_count desc, found.id desc', found), 'page.place');
}

const stores = statement(
  'search stores',
  `select s.id from stores s where words_in_scope(s.zone_id, s.module_id, name_words(s.name)) @@ $1::tsquery
  order by s.active desc, s.order_count desc, s.id desc limit ${maxCounted}`,
);

/** The ids of the stores that have the words in their name, the most ordered first. */
export async function storesNamed(db: Database, query: SearchQuery): Promise<number[]> {
  const rows = await hotRows<{ id: number }>(db, stores, [scopedQuery(query)]);
  return rows.map(({ id }) => id);
}

/** Frequent words are in so many items that further ones add hardly a store. */
const maxNames = 10_000;

const selling = statement(
  'search stores selling',
  `select distinct found.store_id as id from (
    select w.store_id from item_words w where w.active and ${inScope} limit ${maxNames}) found`,
);

/** The ids of the stores that sell something with the words in its name, tags or category, such as a cuisine; in no order. */
export async function storesSelling(db: Database, query: SearchQuery): Promise<number[]> {
  const rows = await hotRows<{ id: number }>(db, selling, [scopedQuery(query)]);
  return rows.map(({ id }) => id);
}

export interface Candidates {
  word: string;
  /** Whether it is a known word, or the beginning of one if that is enough. */
  known: boolean;
  /** Words that look like one that is not known: [word, number of items]. */
  near: string;
}

const candidates = statement(
  'search candidates',
  `select a.word, k.known,
    case when k.known then '[]' else (select coalesce(json_agg(json_build_array(t.word, t.item_count)), '[]')
      from (select word, item_count from search_terms order by word <-> a.word limit 30) t) end as near
  from unnest($1::text[]) with ordinality as a (word, place) cross join lateral (
    select exists (select from search_terms t where t.word = a.word)
      or a.place = $2 and exists (select from search_terms t where t.word ^@ a.word) as known) k`,
);

/** Returns known words similar to these; for the last one, a beginning is enough. */
export function candidatesFor(db: Database, words: readonly string[]): Promise<Candidates[]> {
  return hotRows(db, candidates, [words, words.length]);
}

function statement(name: string, text: string): HotStatement {
  return { name, text };
}

/** Folded words are letters and digits alone, so nothing in them can end a quote. */
export function scopedQuery({ words, zoneIds, moduleIds }: SearchQuery): string {
  const partitions = zoneIds.flatMap((zone) => moduleIds.map((module) => `${zone}.${module}.`));
  return partitions.map((place) => `(${queryOf(words, place, '')})`).join(' | ');
}

export function namedQuery({ words }: SearchQuery): string {
  return queryOf(words, '', 'A');
}

function anyQuery({ words }: SearchQuery): string {
  return queryOf(words, '', '');
}

/** All of the words; the last one as a beginning. */
function queryOf(words: readonly string[], place: string, weight: string): string {
  const last = words.length - 1;
  const labels = (at: number) => (at === last ? `:*${weight}` : weight && `:${weight}`);
  return words.map((word, at) => `'${place}${word}'${labels(at)}`).join(' & ');
}
