import { sql } from 'kysely';
import type { MarketUnderTest } from './under-test/market-under-test.ts';

/** Pauses the first use case that reaches a point until it is released, so that a race is reproducible. */
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
 * Resolves when a call waits for a lock, or has a reply because nothing blocked it. Without it the order of two calls
 * would be random, and a missing guard might go unnoticed.
 */
export async function waitUntilBlocked({ db }: Pick<MarketUnderTest, 'db'>, call: Promise<unknown>): Promise<void> {
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
