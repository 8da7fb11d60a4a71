import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { daysToSum, sumCash, sumDay, zonesToSum } from './wallet-day-sums.data.ts';
import { liftTimeout } from './wallet-reports.data.ts';

type Context = Pick<ApiContext, 'db'>;

/** What is summed: the days of a zone, or cash. */
export interface SumsToMake {
  zoneId: number | null;
}

/** Returns a job for each zone with days that ended and were not summed, and one for cash [OPS-086]. */
export async function findDaysToSum({ db }: Context): Promise<NewJob[]> {
  const zones = await zonesToSum(db);
  return [
    { key: 'cash', data: { zoneId: null } satisfies SumsToMake },
    ...zones.map((zoneId) => ({ key: `zone:${zoneId}`, data: { zoneId } satisfies SumsToMake })),
  ];
}

const daysAtOnce = 100;

/** Sums days that ended, each in a transaction of its own, so that changes of old orders wait for one day at most. */
export async function sumDays({ db }: Context, { zoneId }: SumsToMake): Promise<void> {
  if (zoneId === null) {
    await transact(db, async (transaction) => {
      await liftTimeout(transaction);
      await sumCash(transaction);
    });
    return;
  }
  for (
    let days = await daysToSum(db, zoneId, daysAtOnce);
    days.length > 0;
    days = await daysToSum(db, zoneId, daysAtOnce)
  )
    for (const day of days) await transact(db, (transaction) => sumDay(transaction, day));
}
