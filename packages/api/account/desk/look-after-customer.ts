import type { AdminCustomer } from 'market/account/account.admin.contract';
import { endSessions, setActive } from '#api/auth/auth-users.data.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { insertNote } from './account-desk.data.ts';
import { mustSeeCustomer, showCustomer } from './show-customers.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns the whole contacts of a customer, and writes the reason to the audit log [OPS-069]. Needs `ops.contact`. */
export async function revealContact({ db }: Context, staff: AuthorizedOperator, customerId: number, reason: string) {
  if (!staff.permissions.includes('ops.contact')) throw new Refusal('right_missing');
  return actAsStaff({ db }, staff, async (transaction) => {
    const { phone, email } = await mustSeeCustomer(transaction, staff, customerId);
    return {
      result: { phone, email },
      change: { action: 'customer.contact', subject: customerKey(customerId), reason },
    };
  });
}

/** Writes a note about a customer for other operators [OPS-069]. */
export async function writeNote(
  context: Context,
  staff: AuthorizedOperator,
  customerId: number,
  text: string,
): Promise<AdminCustomer> {
  return actAsStaff(context, staff, async (transaction) => {
    await mustSeeCustomer(transaction, staff, customerId);
    await insertNote(transaction, { customerId, accountId: staff.customerId, text, at: context.now() });
    const change = { action: 'customer.note', subject: customerKey(customerId), after: { text } };
    return { result: await showCustomer({ db: transaction, now: context.now }, staff, customerId), change };
  });
}

/**
 * Closes the account of a customer with a reason, or opens it again with null [OPS-069]. Its sessions end; running orders
 * go on. Refuses accounts of operators, whom only the page of the team changes.
 */
export async function closeAccount(
  context: Context,
  staff: AuthorizedOperator,
  customerId: number,
  reason: string | null,
): Promise<AdminCustomer> {
  return actAsStaff(context, staff, async (transaction) => {
    const before = await mustSeeCustomer(transaction, staff, customerId);
    if (before.is_operator) throw new Refusal('operator_account');
    const isActive = reason === null;
    await setActive(transaction, customerId, isActive, { reason, at: context.now() });
    const sessions = isActive ? 0 : await endSessions(transaction, customerId);
    const change = {
      action: isActive ? 'customer.restore' : 'customer.suspend',
      subject: customerKey(customerId),
      before: { is_active: before.is_active },
      after: { is_active: isActive, sessions_ended: sessions },
      ...(reason !== null && { reason }),
    };
    return { result: await showCustomer({ db: transaction, now: context.now }, staff, customerId), change };
  });
}
