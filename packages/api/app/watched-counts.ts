import type { Counts } from '#api/http/watch/metrics.ts';
import { countJobs } from '#api/jobs/dead-letters.ts';
import { countWaiting } from '#api/notifications/notifications-waiting.data.ts';
import { countPaymentsOfDay } from '#api/payments/payments-count.data.ts';

/** What the metrics count in the database, by the nouns that do the work. */
export const watchedCounts: Counts = { waiting: countWaiting, jobs: countJobs, paymentsOfDay: countPaymentsOfDay };
