import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** Returns the terms of points and invitations that are valid in a currency at a moment; undefined without any. */
export async function storedRewardTerms(db: Connection, currency: string, at: Date): Promise<unknown> {
  const { rows } = await sql<{ terms: unknown }>`
    select terms from reward_terms where currency = ${currency} and starts_at <= ${at}
    order by starts_at desc limit 1`.execute(db);
  return rows[0]?.terms;
}

export async function currencyOfZone(db: Connection, zoneId: number): Promise<string | undefined> {
  const row = await db.selectFrom('zones').select('currency').where('id', '=', zoneId).executeTakeFirst();
  return row?.currency;
}

export interface BonusRow {
  id: number;
  currency: string;
  title: string;
  bonus_type: 'percent' | 'amount';
  bonus_amount: number;
  maximum_bonus: Money | null;
  minimum_fund: Money;
  starts_at: Date;
  ends_at: Date;
}

/** Returns the bonuses that are valid at a moment, the one with the lowest minimum first. */
export async function activeBonuses(db: Connection, currency: string, at: Date): Promise<BonusRow[]> {
  const { rows } = await sql<BonusRow>`
    select id, currency, title, bonus_type, bonus_amount, maximum_bonus, minimum_fund, starts_at, ends_at
    from wallet_bonuses where currency = ${currency} and starts_at <= ${at} and ends_at > ${at}
    order by minimum_fund, id limit 50`.execute(db);
  return rows;
}
