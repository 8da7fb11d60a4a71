import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface NewCorrection {
  customerId: number;
  /** The account of the operator. */
  by: number;
  currency: string;
  /** Below 0 was taken away. */
  amount: Money;
  reason: string;
  at: Date;
}

/** Returns the id of a correction, which its journal names. */
export async function insertCorrection(
  db: Transaction,
  { customerId, by, currency, amount, reason, at }: NewCorrection,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into wallet_corrections (customer_id, account_id, currency, amount, reason, made_at)
    values (${customerId}, ${by}, ${currency}, ${amount}, ${reason}, ${at}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Returns what a customer may have: the currencies of the market and of the own balances, and last points. */
export async function walletCurrencies(db: Connection, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from (
      select currency::text from zones union select currency::text from wallets where customer_id = ${customerId}
      union select 'PTS') all_of_them
    order by currency = 'PTS', currency`.execute(db);
  return rows.map(({ currency }) => currency);
}
