import type pg from 'pg';
import { type SeedBase, whole } from './seed-base.ts';

/** What the demo keeps of the goods of each module, in percent. */
const commissions = { food: 18, grocery: 12, pharmacy: 8, ecommerce: 14 } as const;

/** What the demo pays for a delivery, in whole units of the currency. */
const pay = {
  NGN: { base: 500, perKm: 120, perWaitingMinute: 15 },
  KES: { base: 80, perKm: 25, perWaitingMinute: 3 },
} as const;
const freeWaitingMinutes = 3;

/** Adds rules of commissions and of pay that begin with the demo. */
export async function addLedgerRules(
  client: pg.Client,
  { base, seedMoment }: { base: SeedBase; seedMoment: Date },
): Promise<void> {
  for (const [type, percent] of Object.entries(commissions) as [keyof typeof commissions, number][]) {
    await client.query(
      `insert into commission_rules (module_id, basis_points, starts_at, made_at) values ($1, $2, $3, $3)`,
      [base.moduleId(type), percent * 100, seedMoment],
    );
  }
  for (const [currency, { base: least, perKm, perWaitingMinute }] of Object.entries(pay)) {
    await client.query(
      `insert into pay_rules (currency, base, per_km, per_waiting_minute, free_waiting_minutes, starts_at, made_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [currency, whole(least), whole(perKm), whole(perWaitingMinute), freeWaitingMinutes, seedMoment],
    );
  }
}
