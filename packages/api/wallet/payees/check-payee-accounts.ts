import type { AdminPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { maskedAccountNumber, namesAgree } from 'market/wallet/wallet-payees.rules';
import type { Payee } from 'market/wallet/wallet-payouts.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { insertNotices } from '#api/notifications/notifications-notices.data.ts';
import { auditedOf } from './set-payee-account.ts';
import {
  factsOfPayee,
  lockAccount,
  markChecked,
  refuseAccountRow,
  type ShownAccountRow,
} from './wallet-payees.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns the whole number of an account; the audit log has who has read it [STO-087]. */
export function revealAccount(context: Context, staff: AuthorizedOperator, id: number): Promise<{ number: string }> {
  return actAsStaff(context, staff, async (transaction) => {
    const { number } = await lockPayeeAccount(transaction, staff, id);
    return { result: { number }, change: { action: 'payee_account.reveal', subject: subjectOf(id) } };
  });
}

/** Notes the name that the bank shows. Another one than the payee has entered is refused [STO-087]. */
export function checkAccount(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  name: string,
): Promise<AdminPayeeAccount> {
  return actAsStaff(context, staff, async (transaction) => {
    const account = await lockPayeeAccount(transaction, staff, id);
    if (account.maker_id === staff.customerId) throw new Refusal('account_same_person');
    if (!namesAgree(account.holder, name)) throw new Refusal('account_name_differs');
    await markChecked(transaction, id, { name, by: staff.customerId, at: context.now() });
    const change = { action: 'payee_account.check', subject: subjectOf(id), after: { name_at_bank: name } };
    return { result: accountReply({ ...account, checked_name: name }, staff), change };
  });
}

/** Refuses an account: its payee has none then, and is notified of the reason [STO-087]. */
export async function refuseAccount(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  reason: string,
): Promise<AdminPayeeAccount> {
  const { business_name: market } = await settingsOf(context.db);
  return actAsStaff(context, staff, async (transaction) => {
    const account = await lockPayeeAccount(transaction, staff, id);
    const at = context.now();
    await refuseAccountRow(transaction, id, { reason, at });
    const { name, customerIds } = await factsOfPayee(transaction, payeeOf(account));
    const masked = maskedAccountNumber(account.number);
    await insertNotices(
      transaction,
      customerIds,
      {
        subject: `The account for payouts of ${name} was refused`,
        body: `${market} cannot pay ${name} to ${account.institution} ${masked}: ${reason}. Payouts wait until you enter another account.`,
      },
      at,
    );
    const change = { action: 'payee_account.refuse', subject: subjectOf(id), before: auditedOf(account), reason };
    return { result: accountReply(account, staff), change };
  });
}

export function accountReply(
  { id, store_id: storeId, courier_id: courierId, number, maker_id: maker, ...row }: ShownAccountRow,
  staff: AuthorizedOperator,
): AdminPayeeAccount {
  const { name, kind, holder, institution, made_by, checked_name } = row;
  return {
    ...{ id, payee: storeId === null ? 'courier' : 'store', payee_id: storeId ?? courierId ?? 0, name },
    ...{ kind, holder, institution, masked: maskedAccountNumber(number), made_by, checked_name },
    made_at: row.made_at.toISOString(),
    usable_at: row.usable_at.toISOString(),
    is_own: maker === staff.customerId,
  };
}

async function lockPayeeAccount(
  transaction: Transaction,
  { zones }: AuthorizedOperator,
  id: number,
): Promise<ShownAccountRow> {
  const account = await lockAccount(transaction, id, zoneIdsOf({ zones }));
  if (!account) throw new Refusal('payee_account_not_found');
  return account;
}

const subjectOf = (id: number) => `payee-account:${id}`;

function payeeOf({ store_id: storeId, courier_id: courierId }: ShownAccountRow): Payee {
  return storeId === null ? { courierId: courierId ?? 0 } : { storeId };
}
