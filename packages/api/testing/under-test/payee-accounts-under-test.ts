import { sql } from 'kysely';
import type { MarketUnderTest } from './market-under-test.ts';

/** Gives payees of one kind an account that was checked and is old enough, where they have none. */
export async function giveAccounts(
  market: Pick<MarketUnderTest, 'db'>,
  payee: 'store' | 'courier',
  ids: readonly number[],
): Promise<void> {
  const column = sql.ref(`${payee}_id`);
  await sql`
    insert into payee_accounts (${column}, kind, holder, institution, number, made_by, made_at, usable_at, checked_name,
      checked_by, checked_at)
    select id, 'bank', 'Kemi Ojo', 'Zenith', '0123456789', 1, '2026-01-01', '2026-01-02', 'OJO KEMI', 2, '2026-01-01'
    from unnest(${ids}::int[]) as id
    on conflict do nothing`.execute(market.db);
}

/** Lets the day pass in which nothing is paid to a new account. */
export async function letAccountsAge(market: Pick<MarketUnderTest, 'db'>): Promise<void> {
  await sql`update payee_accounts set usable_at = made_at`.execute(market.db);
}
