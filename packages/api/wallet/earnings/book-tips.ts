import { dayMilliseconds, hourMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { bookEarnedTips } from '../rules/wallet-rules.data.ts';

/** Nodes of two releases run beside each other for hours, not for weeks. */
const lookbackDays = 7;

/** Returns one job each hour. */
export async function hourlyTipsJob({ now }: Pick<ApiContext, 'now'>): Promise<NewJob[]> {
  return [{ key: String(Math.floor(now().getTime() / hourMilliseconds)), data: {} }];
}

/**
 * Books tips to the couriers of orders that a node of the previous release has delivered while the nodes were replaced.
 * Returns how many.
 */
export async function bookTips({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<number> {
  return bookEarnedTips(db, new Date(now().getTime() - lookbackDays * dayMilliseconds));
}
