import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from 'market/calls/endpoint';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';

/** A review as lists show it. */
export interface ReviewRow {
  id: number;
  author: string;
  rating: number;
  comment: string;
  language: string;
  pictures: string[];
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

interface OwnReview {
  rating: number;
  comment: string;
  pictures: string[];
}

/** An order with its reviewable subjects and existing reviews. */
export interface OrderToReviewRow {
  id: string;
  order_status: TrackedOrder['order_status'];
  author: string;
  store: {
    id: number;
    slug: string;
    name: string;
    address: string;
    monogram: string;
    colours: string[];
    module_type: string;
    reviews_enabled: boolean;
    review: OwnReview | null;
  } | null;
  lines: {
    line_number: number;
    item_id: number;
    name: string;
    image: string;
    variation: string | null;
    quantity: number;
    review: OwnReview | null;
  }[];
  delivery_man: { id: number; f_name: string; l_name: string; vehicle: string; review: OwnReview | null } | null;
}

/** Undefined where the customer has no such order. */
export async function orderToReview(
  db: Connection,
  customerId: number,
  orderId: string,
): Promise<OrderToReviewRow | undefined> {
  const { rows } = await sql<OrderToReviewRow>`
    with said as (
      select about, line_number,
        jsonb_build_object('rating', rating, 'comment', comment, 'pictures', to_jsonb(pictures)) as review
      from reviews where order_id = ${orderId}
    )
    select o.id, o.order_status, c.f_name || case when c.l_name = '' then '' else ' ' || left(c.l_name, 1) || '.' end
        as author,
      case when s.id is null then null else jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'address', s.address, 'monogram', s.monogram,
        'colours', s.colours, 'module_type', m.module_type, 'reviews_enabled', s.reviews_enabled,
        'review', (select review from said where about = 'store')) end as store,
      coalesce((select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'item_id', l.item_id, 'name', l.name,
          'image', l.image, 'variation', l.variation, 'quantity', l.quantity,
          'review', (select review from said where about = 'item' and said.line_number = l.line_number))
          order by l.line_number)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      case when d.id is null then null else jsonb_build_object('id', d.id, 'f_name', d.f_name, 'l_name', d.l_name,
        'vehicle', d.vehicle, 'review', (select review from said where about = 'delivery_man')) end as delivery_man
    from orders o
    join customers c on c.id = ${customerId}
    left join stores s on s.id = o.store_id
    join modules m on m.id = o.module_id
    left join delivery_men d on d.id = o.delivery_man_id
    where o.id = ${orderId} and o.shopper = ${customerKey(customerId)}`.execute(db);
  return rows[0];
}

export interface NewReview {
  orderId: string;
  about: 'item' | 'store' | 'delivery_man';
  lineNumber?: number | undefined;
  itemId?: number | undefined;
  storeId?: number | undefined;
  courierId?: number | undefined;
  author: string;
  rating: number;
  comment: string;
  language: string;
  pictures: string[];
}

/** Inserts a review and adds it to the rating of its subject, in one statement; returns false if it exists already. */
export async function insertReview(db: Connection, review: NewReview): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with given as (
      insert into reviews (order_id, line_number, about, item_id, store_id, delivery_man_id, author, rating, comment,
        language, pictures)
      values (${review.orderId}, ${review.lineNumber ?? null}, ${review.about}, ${review.itemId ?? null},
        ${review.storeId ?? null}, ${review.courierId ?? null}, ${review.author}, ${review.rating},
        ${review.comment}, ${review.language}, ${review.pictures})
      on conflict do nothing
      returning id, item_id, store_id, delivery_man_id, rating
    ), of_item as (
      update items i set rating_sum = rating_sum + g.rating, rating_count = rating_count + 1
      from given g where i.id = g.item_id
    ), of_store as (
      update stores s set rating_sum = rating_sum + g.rating, rating_count = rating_count + 1
      from given g where s.id = g.store_id
    ), of_delivery_man as (
      update delivery_men d set rating_sum = rating_sum + g.rating, rating_count = rating_count + 1
      from given g where d.id = g.delivery_man_id
    ), told as (
      insert into outbox (kind, order_id, payload, dedupe_key)
      select 'review', ${review.orderId}, jsonb_build_object('review_id', id), 'review:' || id from given
    )
    select id from given`.execute(db);
  return rows.length === 1;
}

export interface PendingRow {
  id: string;
  images: string[];
  store_name: string;
  delivered_at: Date;
  time_zone: string;
}

/** Returns the last delivered order if it has no review and the question is still open [REV-01] [REV-09]. */
export async function pendingReview(db: Connection, customerId: number): Promise<PendingRow | undefined> {
  const { rows } = await sql<PendingRow>`
    with last as (
      select * from orders where shopper = ${customerKey(customerId)} and delivered_at is not null
      order by delivered_at desc limit 1
    )
    select o.id, s.name as store_name, o.delivered_at, z.time_zone,
      array(select image from order_lines l where l.order_id = o.id order by line_number limit 3) as images
    from last o join stores s on s.id = o.store_id join zones z on z.id = o.zone_id
    where (s.reviews_enabled or o.delivery_man_id is not null)
      and not exists (select from reviews r where r.order_id = o.id)
      and not exists (select from closed_reminders c where c.order_id = o.id)`.execute(db);
  return rows[0];
}

/** Twice is once; false where the customer has no such order. */
export async function closeReminder(db: Connection, customerId: number, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select id from orders where id = ${orderId} and shopper = ${customerKey(customerId)}
    ), closed as (
      insert into closed_reminders (order_id) select id from own on conflict do nothing
    )
    select id from own`.execute(db);
  return rows.length === 1;
}

interface Slice {
  limit: number;
  skip: number;
  /** Only what says or shows something. */
  isWithWords: boolean;
}

/** Of the latest `maxCounted` reviews. */
export interface ReviewCounts {
  all: number;
  withWords: number;
  /** From one to five. */
  stars: number[];
}

/** The latest is first. */
export function reviewsOfItem(db: Connection, itemId: number, slice: Slice): Promise<ReviewRow[]> {
  return reviewsWhere(db, ofItem(itemId), slice);
}

export function reviewsOfStore(db: Connection, storeId: number, slice: Slice): Promise<ReviewRow[]> {
  return reviewsWhere(db, ofStore(storeId), slice);
}

export function countReviewsOfItem(db: Connection, itemId: number): Promise<ReviewCounts> {
  return countWhere(db, ofItem(itemId));
}

export function countReviewsOfStore(db: Connection, storeId: number): Promise<ReviewCounts> {
  return countWhere(db, ofStore(storeId));
}

/** Hidden reviews are read by their writers alone [OPS-072]. */
function ofItem(itemId: number): RawBuilder<unknown> {
  return sql`item_id = ${itemId} and hidden_rule is null`;
}

/** Reviews from before a store changed its plan are not shown [REV-16]. */
function ofStore(storeId: number): RawBuilder<unknown> {
  return sql`store_id = ${storeId} and hidden_rule is null and (select reviews_enabled from stores where id = ${storeId})`;
}

const hasWords = sql`(comment <> '' or pictures <> '{}' or answer is not null)`;

async function reviewsWhere(db: Connection, where: RawBuilder<unknown>, slice: Slice): Promise<ReviewRow[]> {
  const { limit, skip, isWithWords } = slice;
  const { rows } = await sql<ReviewRow>`
    select id, author, rating, comment, language, pictures, created_at, answer, answered_at from reviews
    where ${where} and ${isWithWords ? hasWords : sql`true`}
    order by created_at desc, id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

async function countWhere(db: Connection, where: RawBuilder<unknown>): Promise<ReviewCounts> {
  const { rows } = await sql<{ all: number; with_words: number; stars: number[] }>`
    select count(*)::int as all, (count(*) filter (where words))::int as with_words,
      array[count(*) filter (where given = 1), count(*) filter (where given = 2), count(*) filter (where given = 3),
        count(*) filter (where given = 4), count(*) filter (where given = 5)]::int[] as stars
    from (select ceil(rating) as given, ${hasWords} as words from reviews where ${where} limit ${maxCounted}) counted`.execute(
    db,
  );
  const [{ all, with_words: withWords, stars }] = rows as [(typeof rows)[number]];
  return { all, withWords, stars };
}
