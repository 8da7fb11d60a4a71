import type { AdminCourier } from 'market/access/access.admin.contract';
import { raiseCourierVersion } from '#api/access/couriers/access-couriers.data.ts';
import { actOnCourier, type SeenCourier } from '#api/access/couriers/manage-couriers.ts';
import { deleteSessionsOf } from '#api/auth/sessions/auth-sessions.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { endShiftOfFree } from '../dispatch/orders-offers.data.ts';

/**
 * Signs a courier out on every device, as when the phone is lost or stolen [SEAT-08]. A shift without an order ends;
 * orders stay with the courier, who goes on with them on the next phone [DEL-38]. Refuses a courier without an account.
 */
export function signOutCourier(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: SeenCourier,
): Promise<AdminCourier> {
  return actOnCourier(context, staff, seen, async (transaction, { id, account_id: accountId }) => {
    if (accountId === null) throw new Refusal('account_not_found');
    await deleteSessionsOf(transaction, accountId);
    await endShiftOfFree(transaction, id);
    await raiseCourierVersion(transaction, id);
    return { action: 'courier.sign_out' };
  });
}
