import { startListOf } from 'market/access/access-couriers.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import { applicationOfAccount, startingRiderOf } from './access-start.data.ts';

/** Returns the state of the application of an account, and what its rider needs before the first shift [DEL-01]. */
export async function showStart(
  { db }: Pick<ApiContext, 'db'>,
  customerId: number,
): Promise<ReplyOf<Contract['access']['riderStart']>> {
  const [application, rider] = await Promise.all([
    applicationOfAccount(db, customerId),
    startingRiderOf(db, customerId),
  ]);
  return {
    application: application
      ? {
          ...application,
          sent_at: application.sent_at.toISOString(),
          decided_at: application.decided_at?.toISOString() ?? null,
        }
      : null,
    start: rider
      ? {
          has_worked: rider.hasWorked,
          steps: startListOf(rider),
          vehicle: rider.vehicle,
          papers_seen_at: rider.papersSeenAt?.toISOString() ?? null,
        }
      : null,
  };
}
