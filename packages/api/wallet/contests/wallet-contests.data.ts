import { type RawBuilder, sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.contract';
import type { Money } from 'market/values/money';
import type { ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

type ContestDecision = NonNullable<ContestOfDesk['decision']>;

/** A courier or a store, with its account in the books. */
export type ContestParty = ({ storeId: number } | { courierId: number }) & { account: string };

/** What a contest is about. */
export interface ContestedRow {
  kind: ContestOfDesk['kind'];
  about: string;
  happened_at: Date;
  journal: string | null;
  order_id: string | null;
  currency: string | null;
  /** On the account of its payee in the books: above 0 it was taken. */
  booked: Money | null;
  rating: number | null;
}

/** Journals that move what is owed and judge no work. */
const neverContested = sql`('payout_released', 'payout_failed', 'contest_held', 'contest_decided')`;

/** Sums, ratings and the suspension, or the closing of a store, of a party since a moment, the newest first; each as `ContestedRow`. */
function thingsOf(party: ContestParty, since: Date): RawBuilder<unknown> {
  const isStore = 'storeId' in party;
  const [storeId, courierId] = isStore ? [party.storeId, null] : [null, party.courierId];
  return sql`
    select 'sum' as kind, 'journal:' || j.id as about, j.made_at as happened_at, j.kind as journal,
      coalesce(j.order_id, t.order_id) as order_id, e.currency::text as currency, sum(e.amount)::bigint as booked,
      null::float8 as rating
    from ledger_entries e join journals j on j.id = e.journal_id
    left join late_tips t on j.kind = 'tip_given' and t.id = substring(j.subject from '^tip:([0-9]+)$')::bigint
    where e.account = ${party.account} and j.made_at >= ${since} and j.kind not in ${neverContested}
    group by j.id, t.order_id, e.currency
    union all
    select 'rating', 'review:' || r.id, r.created_at, null, r.order_id, null, null, r.rating::float8
    from reviews r
    where case when ${isStore} then r.about = 'store' and r.store_id = ${storeId}::int
        else r.delivery_man_id = ${courierId}::int end
      and r.hidden_rule is null and r.created_at >= ${since}
    union all
    select 'suspension', 'suspension:' || s.id, s.decided_at, null, null, null, null, null
    from courier_suspensions s
    where s.courier_id = ${courierId}::int and s.lifted_at is null and s.decided_at >= ${since}
    union all
    select 'suspension', 'suspension:' || k.id, k.decided_at, null, null, null, null, null
    from store_closings k
    where k.store_id = ${storeId}::int and k.lifted_at is null and k.decided_at >= ${since}`;
}

/** Returns what a party may contest and has not, the newest first. */
export async function contestableOf(db: Connection, party: ContestParty, since: Date): Promise<ContestedRow[]> {
  const { rows } = await sql<ContestedRow>`
    select t.* from (${thingsOf(party, since)}) t
    where not exists (select from contests c where c.about = t.about and ${ofParty(party)})
    order by t.happened_at desc, t.about limit 200`.execute(db);
  return rows;
}

/** Returns one thing of a party, however long ago; undefined for one of others. */
export async function thingOf(db: Connection, party: ContestParty, about: string): Promise<ContestedRow | undefined> {
  const { rows } = await sql<ContestedRow>`
    select t.* from (${thingsOf(party, new Date(0))}) t where t.about = ${about}`.execute(db);
  return rows[0];
}

function ofParty(party: ContestParty): RawBuilder<unknown> {
  return 'storeId' in party ? sql`c.store_id = ${party.storeId}` : sql`c.courier_id = ${party.courierId}`;
}

export async function isContested(db: Connection, party: ContestParty, about: string): Promise<boolean> {
  const { rows } = await sql`select from contests c where c.about = ${about} and ${ofParty(party)}`.execute(db);
  return rows.length > 0;
}

export interface NewContest {
  party: ContestParty;
  thing: ContestedRow;
  words: string;
  pictures: readonly string[];
  amount: Money | null;
  held: Money;
  by: number;
  at: Date;
}

/** Inserts a contest; undefined where the same thing is contested. */
export async function insertContest(db: Transaction, contest: NewContest): Promise<number | undefined> {
  const { party, thing, words, pictures, amount, held, by, at } = contest;
  const [storeId, courierId] = 'storeId' in party ? [party.storeId, null] : [null, party.courierId];
  const { rows } = await sql<{ id: number }>`
    insert into contests (audience, courier_id, store_id, kind, about, happened_at, words, pictures, currency, amount,
      held, made_by, made_at)
    values (${storeId === null ? 'courier' : 'store'}, ${courierId}, ${storeId}, ${thing.kind}, ${thing.about},
      ${thing.happened_at}, ${words}, ${pictures}::text[], ${thing.currency}, ${amount}, ${held}, ${by}, ${at})
    on conflict (audience, about) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export interface ContestRow extends ContestedRow {
  id: number;
  audience: ContestOfDesk['audience'];
  courier_id: number | null;
  store_id: number | null;
  party: string;
  words: string;
  pictures: string[];
  amount: Money | null;
  held: Money;
  made_at: Date;
  decision: ContestDecision | null;
  granted: Money | null;
  answer: string | null;
  answered_role: OperatorRole | null;
  answered_at: Date | null;
  words_about: string | null;
}

const columns = sql`c.id, c.audience, c.courier_id, c.store_id, c.kind, c.about, c.happened_at, c.words, c.pictures,
  c.currency::text as currency, c.amount, c.held, c.made_at, c.decision, c.granted, c.answer, c.answered_role, c.answered_at,
  j.kind as journal, coalesce(j.order_id, t.order_id, r.order_id) as order_id, r.rating::float8 as rating,
  (select sum(e.amount)::bigint from ledger_entries e where e.journal_id = j.id
    and e.account = coalesce('store:' || c.store_id, 'courier:' || c.courier_id)) as booked,
  coalesce(s.name, trim(d.f_name || ' ' || d.l_name)) as party, coalesce(r.comment, u.reason, k.reason) as words_about`;
const tables = sql`contests c
  left join stores s on s.id = c.store_id
  left join delivery_men d on d.id = c.courier_id
  left join journals j on c.kind = 'sum' and j.id = substring(c.about from '[0-9]+$')::bigint
  left join late_tips t on j.kind = 'tip_given' and t.id = substring(j.subject from '^tip:([0-9]+)$')::bigint
  left join reviews r on c.kind = 'rating' and r.id = substring(c.about from '[0-9]+$')::bigint
  left join courier_suspensions u on c.kind = 'suspension' and c.courier_id is not null
    and u.id = substring(c.about from '[0-9]+$')::bigint
  left join store_closings k on c.kind = 'suspension' and c.store_id is not null
    and k.id = substring(c.about from '[0-9]+$')::bigint`;

/** Returns what a party has contested, the newest first, and how much there is. */
export async function contestsOf(
  db: Connection,
  party: ContestParty,
  { limit, skip }: Slice,
): Promise<{ rows: ContestRow[]; total: number }> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from ${tables} where ${ofParty(party)} order by c.id desc limit ${limit} offset ${skip}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from contests c where ${ofParty(party)}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

const inZones = (zoneIds: ZoneIds) => sql`(${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[])
  or exists (select from zones z where z.city = d.city and z.id = any (${zoneIds}::int[])))`;

interface ContestFilter {
  zoneIds: ZoneIds;
  /** What the operator may answer, as 'courier:sum'. */
  kinds: readonly string[];
  isOpen: boolean;
}

/** Returns contests of the zones of an operator: open ones by their wait, answered ones the newest first. */
export async function contestsOfDesk(
  db: Connection,
  { zoneIds, kinds, isOpen }: ContestFilter,
  { limit, skip }: Slice,
): Promise<{ rows: ContestRow[]; total: number }> {
  const where = sql`${inZones(zoneIds)} and c.audience || ':' || c.kind = any (${kinds}::text[])
    and (c.decision is null) = ${isOpen}::boolean`;
  const order = isOpen ? sql`c.made_at, c.id` : sql`c.answered_at desc, c.id desc`;
  const { rows } = await sql<ContestRow>`
    select ${columns} from ${tables} where ${where} order by ${order} limit ${limit} offset ${skip}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from contests c left join stores s on s.id = c.store_id
    left join delivery_men d on d.id = c.courier_id where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a contest, and locks it for the transaction; undefined for one of other zones. */
export async function lockContest(db: Transaction, id: number, zoneIds: ZoneIds): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from ${tables} where c.id = ${id} and ${inZones(zoneIds)} for update of c`.execute(db);
  return rows[0];
}

export async function contestById(db: Connection, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`select ${columns} from ${tables} where c.id = ${id}`.execute(db);
  return rows[0];
}

export interface ContestAnswer {
  decision: ContestDecision;
  granted: Money | null;
  answer: string;
  by: number;
  role: OperatorRole | undefined;
  at: Date;
}

export async function writeAnswer(db: Transaction, id: number, answer: ContestAnswer): Promise<void> {
  const { decision, granted, answer: words, by, role, at } = answer;
  await sql`
    update contests set decision = ${decision}, granted = ${granted}, answer = ${words}, answered_by = ${by},
      answered_role = ${role ?? null}, answered_at = ${at}
    where id = ${id}`.execute(db);
}

/** Returns whether the cash that a courier was to bear was given back with its order meanwhile. */
export async function isGivenBack(db: Connection, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from short_cash where order_id = ${orderId} and given_back_at is not null`.execute(db);
  return rows.length > 0;
}

/** Takes a rating out of its sums until the answer, or counts it again; a hidden one does not count either way. */
export async function holdRating(db: Transaction, reviewId: number, heldAt: Date | null): Promise<void> {
  const times = heldAt === null ? 1 : -1;
  await sql`
    with held as (
      update reviews set held_at = ${heldAt} where id = ${reviewId} and (held_at is null) = ${heldAt !== null}::boolean
      returning store_id, delivery_man_id, about, rating, hidden_rule
    ), of_store as (
      update stores s set rating_sum = rating_sum + ${times}::int * h.rating, rating_count = rating_count + ${times}::int
      from held h where s.id = h.store_id and h.about = 'store' and h.hidden_rule is null
    )
    update delivery_men d set rating_sum = rating_sum + ${times}::int * h.rating,
      rating_count = rating_count + ${times}::int
    from held h where d.id = h.delivery_man_id and h.hidden_rule is null`.execute(db);
}
