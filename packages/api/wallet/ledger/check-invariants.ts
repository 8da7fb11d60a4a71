import { dayMilliseconds, secondMilliseconds } from 'market/values/durations';
import { type Invariants, maxListedBreaches } from 'market/wallet/wallet-ledger.contract';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { breachesIn, endInvariantRun, lastEnded, lastWanted, openRun, wantRun } from './wallet-invariants.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** The hour of the run of each night, by UTC: few order then where the market is. */
const nightHour = 2;

/** Returns the last check of the invariants [OPS-081]. */
export async function showInvariants({ db }: Pick<ApiContext, 'db'>): Promise<Invariants> {
  const [open, last] = await Promise.all([openRun(db), lastEnded(db)]);
  return {
    is_running: open !== undefined,
    last: last
      ? {
          ...{ wanted_by: last.wanted_by, breach_count: last.breach_count, breaches: last.breaches },
          ended_at: last.ended_at.toISOString(),
          seconds: Math.round((last.ended_at.getTime() - last.wanted_at.getTime()) / secondMilliseconds),
        }
      : null,
  };
}

/** Wants a check now; the background does it [OPS-081]. */
export async function wantInvariants(context: Context, staff: AuthorizedOperator): Promise<Invariants> {
  await actAsStaff(context, staff, async (transaction) => {
    const isNew = await wantRun(transaction, { by: staff.customerId, at: context.now() });
    return { result: undefined, change: { action: 'invariants.check', subject: 'books', after: { is_new: isNew } } };
  });
  return showInvariants(context);
}

/** Returns the run that is due: one that an operator wants, or that of the night. */
export async function findInvariantRun({ db, now }: Context): Promise<NewJob[]> {
  const at = now();
  const before = at.getTime() - ((await lastWanted(db))?.getTime() ?? 0);
  // Half a day, because the run of the night before began at another minute.
  if (at.getUTCHours() === nightHour && before > dayMilliseconds / 2) await wantRun(db, { by: null, at });
  const id = await openRun(db);
  return id === undefined ? [] : [{ key: String(id), data: { id } }];
}

/** Checks all invariants in one snapshot, and keeps what it has found. */
export async function checkInvariants({ db, now }: Context, id: number): Promise<void> {
  const breaches = await transact(db, (transaction) => breachesIn(transaction));
  await endInvariantRun(db, id, {
    ...{ at: now(), count: breaches.length, breaches: breaches.slice(0, maxListedBreaches) },
  });
}
