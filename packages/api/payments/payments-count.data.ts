import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface PaymentCount {
  provider: string;
  /** As `payments.status` has it. */
  status: string;
  count: number;
}

/** How the payments of the last day have ended, by provider. */
export async function countPaymentsOfDay(db: Connection): Promise<PaymentCount[]> {
  const { rows } = await sql<PaymentCount>`
    select provider, status, count(*)::int as count from payments
    where started_at > now() - interval '1 day' group by provider, status`.execute(db);
  return rows;
}
