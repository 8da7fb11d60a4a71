import { connect } from 'api/db/connection';
import { findDeadLetters } from 'api/jobs/dead-letters';
import { openJobs } from 'api/jobs/open-jobs';
import type { Breach } from './find-breaches-after-chaos.ts';

const maxReported = 1_000;

/**
 * Returns the background jobs that were given up: kills and broken connections must cost a job attempts, but never all
 * of them.
 */
export async function jobsGivenUp(url: string): Promise<Breach[]> {
  const db = connect({ url });
  const jobs = await openJobs(db);
  try {
    const letters = await findDeadLetters(jobs, { limit: maxReported });
    return letters.map(({ kind, data, fault, tries }) => ({
      invariant: 'J1',
      breach: `job ${kind} given up after ${tries} tries`,
      subject: `${JSON.stringify(data)} ${fault}`,
    }));
  } finally {
    await jobs.stop(0);
    await db.destroy();
  }
}
