import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface CommissionRuleRow {
  id: number;
  moduleId: number | null;
  storeId: number | null;
  currency: string | null;
  basisPoints: number;
  fixed: Money;
  startsAt: Date;
}

export interface PayRuleRow {
  id: number;
  currency: string;
  zoneId: number | null;
  base: Money;
  perKm: Money;
  perWaitingMinute: Money;
  freeWaitingMinutes: number;
  startsAt: Date;
}

export async function commissionRules(db: Connection): Promise<CommissionRuleRow[]> {
  const { rows } = await sql<CommissionRuleRow>`
    select id, module_id as "moduleId", store_id as "storeId", currency, basis_points as "basisPoints", fixed,
      starts_at as "startsAt"
    from commission_rules`.execute(db);
  return rows;
}

export async function payRules(db: Connection): Promise<PayRuleRow[]> {
  const { rows } = await sql<PayRuleRow>`
    select id, currency, zone_id as "zoneId", base, per_km as "perKm", per_waiting_minute as "perWaitingMinute",
      free_waiting_minutes as "freeWaitingMinutes", starts_at as "startsAt"
    from pay_rules`.execute(db);
  return rows;
}

/** Books tips that no courier has been given, of orders that were delivered since; returns how many. */
export async function bookEarnedTips(db: Connection, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select book_earned_tips(${since}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
