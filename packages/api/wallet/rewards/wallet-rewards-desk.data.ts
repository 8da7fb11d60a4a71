import { sql } from 'kysely';
import type { AdminReward } from 'market/promotions/promotions-rewards.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { isInState } from '#api/promotions/sales/promotions-flash-desk.data.ts';

/** A cashback or a bonus as it is stored. */
export interface RewardTermsRow {
  title: string;
  type: 'percent' | 'amount';
  /** A whole percentage, or minor units. */
  value: Money;
  max: Money | null;
  minimum: Money;
  starts_at: Date;
  ends_at: Date;
}

export interface RewardDeskRow extends RewardTermsRow {
  id: number;
  currency: string;
  module_type: AdminReward['module_type'];
  version: number;
}

type Kind = AdminReward['kind'];

const rewards = (kind: Kind) =>
  kind === 'cashback'
    ? sql`select p.id, p.title, p.currency, m.module_type, p.cashback_type as type, p.cashback_amount as value,
        p.max_cashback as max, p.min_purchase as minimum, p.starts_at, p.ends_at, p.version
      from cashback_offers p join modules m on m.id = p.module_id`
    : sql`select p.id, p.title, p.currency, null as module_type, p.bonus_type as type, p.bonus_amount as value,
        p.maximum_bonus as max, p.minimum_fund as minimum, p.starts_at, p.ends_at, p.version
      from wallet_bonuses p`;

/** Returns a page of the cashback offers or bonuses in a state, what starts last first. */
export async function rewardsOfDesk(
  db: Connection,
  { kind, state, at }: { kind: Kind; state: AdminReward['state']; at: Date },
  { limit, skip }: Slice,
): Promise<{ rows: RewardDeskRow[]; total: number }> {
  const found = sql`${rewards(kind)} where ${isInState(state, at)}`;
  const { rows } = await sql<RewardDeskRow>`
    ${found} order by p.starts_at desc, p.id desc limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${found}) found`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a cashback or a bonus, locked where `isLocked` says so. */
export async function rewardOfDesk(
  db: Connection,
  { kind, id, isLocked = false }: { kind: Kind; id: number; isLocked?: boolean },
): Promise<RewardDeskRow | undefined> {
  const lock = sql.raw(isLocked ? 'for update of p' : '');
  const { rows } = await sql<RewardDeskRow>`${rewards(kind)} where p.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Returns whether a zone has this currency. */
export async function isCurrencyUsed(db: Connection, currency: string): Promise<boolean> {
  return (await db.selectFrom('zones').select('id').where('currency', '=', currency).executeTakeFirst()) !== undefined;
}

const cashbackColumns = ({ title, type, value, max, minimum, starts_at, ends_at }: RewardTermsRow) => ({
  ...{
    title,
    cashback_type: type,
    cashback_amount: value,
    max_cashback: max,
    min_purchase: minimum,
    starts_at,
    ends_at,
  },
});

const bonusColumns = ({ title, type, value, max, minimum, starts_at, ends_at }: RewardTermsRow) => ({
  ...{ title, bonus_type: type, bonus_amount: value, maximum_bonus: max, minimum_fund: minimum, starts_at, ends_at },
});

/** Adds a cashback, and returns its number. */
export async function insertCashback(
  transaction: Transaction,
  { moduleType, currency }: { moduleType: string; currency: string },
  terms: RewardTermsRow,
): Promise<number> {
  const { id } = await transaction
    .insertInto('cashback_offers')
    .values((eb) => ({
      ...cashbackColumns(terms),
      currency,
      module_id: eb.selectFrom('modules').select('id').where('module_type', '=', moduleType),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a bonus, and returns its number. */
export async function insertBonus(transaction: Transaction, currency: string, terms: RewardTermsRow): Promise<number> {
  const { id } = await transaction
    .insertInto('wallet_bonuses')
    .values({ ...bonusColumns(terms), currency })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeReward(
  transaction: Transaction,
  { kind, id }: { kind: Kind; id: number },
  terms: RewardTermsRow,
): Promise<void> {
  if (kind === 'cashback') {
    await transaction
      .updateTable('cashback_offers')
      .set(({ eb }) => ({ ...cashbackColumns(terms), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return;
  }
  await transaction
    .updateTable('wallet_bonuses')
    .set(({ eb }) => ({ ...bonusColumns(terms), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteReward(transaction: Transaction, { kind, id }: { kind: Kind; id: number }): Promise<void> {
  const table = kind === 'cashback' ? 'cashback_offers' : 'wallet_bonuses';
  await transaction.deleteFrom(table).where('id', '=', id).execute();
}

export interface TermsRow {
  currency: string;
  starts_at: Date;
  terms: unknown;
  /** When the next terms of the currency begin; null for the last ones. */
  ends_at: Date | null;
}

/** Returns the terms of points and invitations of all currencies, in each the latest first. */
export async function termsOfDesk(db: Connection): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select currency, starts_at, terms, lead(starts_at) over (partition by currency order by starts_at) as ends_at
    from reward_terms order by currency, starts_at desc`.execute(db);
  return rows;
}

/** Sets the terms of a currency from a moment on; those that are set for later stay. */
export async function insertTerms(
  transaction: Transaction,
  { currency, startsAt, terms }: { currency: string; startsAt: Date; terms: object },
): Promise<void> {
  await sql`
    insert into reward_terms (currency, starts_at, terms) values (${currency}, ${startsAt}, ${JSON.stringify(terms)})
    on conflict (currency, starts_at) do update set terms = excluded.terms`.execute(transaction);
}
