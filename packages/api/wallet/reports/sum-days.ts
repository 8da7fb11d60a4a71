import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { wholeSpans } from './spans-of-report.ts';
import { type DayToSum, daysToSum, lockDaySums, sumCash, sumDay } from './wallet-day-sums.data.ts';
import { liftTimeout } from './wallet-reports.data.ts';

type Context = Pick<ApiContext, 'db'>;

/** The days of all zones, or cash. */
export interface SumsToMake {
  what: 'days' | 'cash';
}

/** Returns a job for the days that ended and were not summed, and one for cash [OPS-086]. */
export async function findDaysToSum(): Promise<NewJob[]> {
  return (['cash', 'days'] as const).map((what) => ({ key: what, data: { what } satisfies SumsToMake }));
}

const daysAtOnce = 100;

/**
 * Sums days that ended, each in a transaction of its own, so that changes of old orders wait for one day at most. All
 * zones of a day are summed together: a day costs as much as its orders, however many zones there are.
 */
export async function sumDays({ db }: Context, { what }: SumsToMake): Promise<void> {
  if (what === 'cash') {
    await transact(db, async (transaction) => {
      await liftTimeout(transaction);
      await sumCash(transaction);
    });
    return;
  }
  for (let days = await daysToSum(db, daysAtOnce); days.length > 0; days = await daysToSum(db, daysAtOnce))
    for (const day of days) await transact(db, (transaction) => sumLocked(transaction, day));
}

async function sumLocked(transaction: Transaction, toSum: DayToSum): Promise<void> {
  await lockDaySums(transaction);
  const { day, zone_ids: zoneIds } = toSum;
  const spans = await wholeSpans(transaction, { zoneIds, first: day, last: day, ownAccounts: '' });
  await sumDay(transaction, toSum, spans);
}
