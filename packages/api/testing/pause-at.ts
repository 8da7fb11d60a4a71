import { sql } from 'kysely';
import type { MarketUnderTest } from './under-test/market-under-test.ts';

/** Holds the first use case that comes to a point, until it is let go, so that a race happens every time. */
export function pauseAt(market: Pick<MarketUnderTest, 'pausePoint'>, point: string) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  market.pausePoint = async (name) => {
    if (name !== point || isHeld) return;
    isHeld = true;
    arrived.resolve();
    await released.promise;
  };
  return { arrived: arrived.promise, letGo: () => released.resolve() };
}

/**
 * Until a call waits for somebody else in the database, or has an answer because nothing held it back. Without it the
 * order of two calls would be chance, and a guard that is gone might not be missed.
 */
export async function untilItWaits({ db }: Pick<MarketUnderTest, 'db'>, call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  call.then(end, end);
  while (!isOver) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
